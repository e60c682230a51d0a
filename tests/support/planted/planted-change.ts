/** The parts of the contract as it is written, loose enough to plant anything in them. */
// oxlint-disable-next-line typescript/no-explicit-any -- a change may be anywhere in it
export type Contract = Record<'info' | 'paths' | 'components' | 'schemas', any>;

/** One change of `openapi.yaml`, and what is to be said of it. */
export interface PlantedChange {
  class: 'breaking' | 'safe';
  kind: string;
  change: string;
  /** `users list (column Username)` */
  screens: string[];
  edit: (contract: Contract) => void;
}
