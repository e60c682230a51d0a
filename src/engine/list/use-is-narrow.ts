import { useMediaQuery } from '../../ui/use-media-query.ts';

/** Whether rows are cards, and the tools and page sizes of a list are in a menu. The style sheets use the same width. */
export const useIsNarrow = () => useMediaQuery('(max-width: 47.9375rem)');
