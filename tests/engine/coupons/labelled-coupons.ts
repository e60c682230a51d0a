import { defineResource } from '../../../src/engine/config/define-resource.ts';
import { resolveResource } from '../../../src/engine/config/resolve-resources.ts';
import { lazyComponent } from '../../../src/ui/loading/lazy-component.ts';
import { operations } from './generated/operations.ts';

const LabelSection = lazyComponent(
  () => import('./label-sections.tsx'),
  (module) => module.LabelSection,
);

const LabelFields = lazyComponent(
  () => import('./label-sections.tsx'),
  (module) => module.LabelFields,
);

const options = defineResource({
  name: 'coupons',
  operations: {
    list: 'GET /api/coupons',
    read: 'GET /api/coupons/{id}',
    update: 'PUT /api/coupons/{id}',
  },
  detailSections: [{ title: 'Label', component: LabelSection }],
  formSections: [{ fields: ['code', 'expiresAt'], component: LabelFields }],
});

/** Coupons with a section on the detail page, and one in the form. */
export const labelledCoupons = resolveResource(options, operations);
