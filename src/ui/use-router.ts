import { use } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';

/** The router itself: with `useNavigate` or `useHref` a component renders again on each navigation. */
export function useRouter() {
  const context = use(DataRouterContext);
  if (!context) throw new Error('No RouterProvider found: render this inside of one.');
  return context;
}
