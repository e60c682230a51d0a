/** How each state is seen: in that order, so that only one thing changes at a time. */
export const variants = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 1280 },
  { theme: 'dark', width: 360 },
  { theme: 'light', width: 360 },
] as const;

export const heightOf = { 1280: 800, 360: 740 } as const;

export type Variant = (typeof variants)[number];

export const nameVariant = ({ theme, width }: Variant) => `${theme}-${width}`;
