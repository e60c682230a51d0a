import type { RequestBody, ResponseBody } from '../../../src/api/contract.ts';
import type { DetailSectionProps, FormSectionProps } from '../../../src/engine/config/resource.ts';

interface LabelProps {
  code: string | null | undefined;
  expiresAt: string | null | undefined;
}

const Label = ({ code, expiresAt }: LabelProps) => (
  <output>
    {code}, until {expiresAt}
  </output>
);

type Coupon = ResponseBody<'GET /api/coupons/{id}'>['coupon'];

/** The label of a coupon on its detail page. */
export const LabelSection = ({ record }: DetailSectionProps<Coupon>) => (
  <Label code={record.code} expiresAt={record.expiresAt} />
);

type CouponChange = RequestBody<'PUT /api/coupons/{id}'>;

/** What the label shows, beside a live preview of it. */
export const LabelFields = ({ fields, values, setValues }: FormSectionProps<CouponChange>) => (
  <section aria-label="Label preview" style={{ display: 'grid', gap: 16 }}>
    {fields.expiresAt}
    {fields.code}
    <Label code={values.code} expiresAt={values.expiresAt} />
    <button type="button" onClick={() => setValues({ code: 'WINTER' })}>
      Winter
    </button>
  </section>
);
