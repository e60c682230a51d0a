import type { RequestBody, ResponseBody } from '../../../src/api/contract.ts';
import type { DetailSectionProps, FormSectionProps } from '../../../src/engine/config/resource.ts';

interface LabelProps {
  text: string | null | undefined;
  colour: string | null | undefined;
}

const Label = ({ text, colour }: LabelProps) => (
  <output style={{ borderLeft: `8px solid ${colour ?? 'transparent'}`, paddingLeft: 8 }}>
    To {text}
  </output>
);

type Order = ResponseBody<'GET /orders/{orderId}'>;

/** The label of an order on its detail page. */
export const LabelSection = ({ record }: DetailSectionProps<Order>) => (
  <Label text={record.customer} colour={record.colour} />
);

type OrderChange = RequestBody<'PATCH /orders/{orderId}'>;

/** What the label shows, beside a live preview of it. */
export const LabelFields = ({ fields, values }: FormSectionProps<OrderChange>) => (
  <section aria-label="Label preview" style={{ display: 'grid', gap: 16 }}>
    {fields.customer}
    {fields.colour}
    <Label text={values.customer} colour={values.colour} />
  </section>
);
