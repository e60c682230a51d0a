import { AlertBox } from '../../../ui/feedback/alert-box.tsx';

/** Lists what a block of the text loses when it is edited. */
export const LossesAlert = ({ losses }: { losses: readonly string[] }) => (
  <AlertBox>
    {`The editor cannot keep everything in this text. What you do not edit stays as it is, but a paragraph, list or table that you edit loses: ${losses.join(', ')}.`}
  </AlertBox>
);
