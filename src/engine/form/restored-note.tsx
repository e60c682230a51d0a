import { AlertBox } from '../../ui/alert-box.tsx';

/** Says why a form opens with what nobody has typed just now. */
export function RestoredNote() {
  return <AlertBox>Your session had expired. What you had typed is here again.</AlertBox>;
}
