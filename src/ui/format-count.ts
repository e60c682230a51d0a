/** A number of things as people read it: "1,204". */
export const formatCount = (count: number): string => count.toLocaleString('en');
