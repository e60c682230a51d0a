import { useEffect } from 'react';
import { generatePath, useLocation, useMatch, useNavigate, useParams } from 'react-router-dom';
import { useSessionStore } from '../../session/session-context.ts';
import { useRouter } from '../../ui/route-link.tsx';
import { getEditRoute } from '../config/edit-route.ts';
import type { Resource } from '../config/resource.ts';

/** The router's state of the dialog's address, with that of the record's. */
interface EditState {
  /** Whether the history entry before is that of the record. */
  isOpenedHere?: unknown;
}

/** Whether the address is that of the edit dialog of a record, and functions that open and close it there. */
export function useEditAddress(resource: Resource) {
  const { id = '' } = useParams();
  const store = useSessionStore();
  const isEditAddress = useMatch(getEditRoute(resource)) !== null;
  const navigate = useNavigate();
  const { router } = useRouter();
  const location = useLocation();
  const state = location.state as EditState | null;
  const recordPath = generatePath(resource.routes.view, { id });

  // The screen is mounted again for another administrator, who has not opened the dialog.
  useEffect(() => {
    if (!isEditAddress) return undefined;
    const owner = store.getOwner();
    return () => {
      if (!store.get() || store.getOwner() === owner) return;
      // After the effects of the form, which would ask whether to leave it.
      queueMicrotask(() => void router.navigate(recordPath, { replace: true }));
    };
  }, [isEditAddress, recordPath, router, store]);

  return {
    isEditAddress,
    openDialog() {
      const path = generatePath(getEditRoute(resource), { id });
      // The second click of a double click would leave an entry that the closed dialog returns to.
      if (router.state.location.pathname === path) return;
      void navigate(path, { state: { ...state, isOpenedHere: true } satisfies EditState });
    },
    /** Leaves no entry before the current one that Back would open the dialog by. */
    closeDialog() {
      // A redirect after a save may be faster than the closing animation.
      if (router.state.location.key !== location.key || !isEditAddress) return;
      if (state?.isOpenedHere === true) void navigate(-1);
      else void navigate(recordPath, { replace: true, state });
    },
  };
}
