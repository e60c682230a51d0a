import { useMediaQuery } from '../../ui/use-media-query.ts';

/** Whether rows are cards, and the tools and the page size of a list are in a menu; as in the style sheets. */
export const useIsNarrow = () => useMediaQuery('(max-width: 47.9375rem)');
