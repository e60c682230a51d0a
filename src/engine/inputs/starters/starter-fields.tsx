import type { Starter } from '../input-values.ts';
import type { StarterLimits } from './starter-limits.ts';
import { StarterPart } from './starter-part.tsx';

interface StarterFieldsProps {
  /** The id of the starter's text; that of its description begins with it. */
  id: string;
  /** "Starter 2"; the text of the new one is labelled by its field already. */
  name: string;
  labelled?: boolean;
  starter: Starter;
  limits: StarterLimits;
  demanded: boolean;
  describedBy?: string | undefined;
  onChange: (starter: Starter) => void;
}

/** The text and the description of a starter. */
export function StarterFields({
  id,
  name,
  starter,
  limits,
  onChange,
  ...rest
}: StarterFieldsProps) {
  const { labelled = false, demanded, describedBy } = rest;
  return (
    <>
      <StarterPart
        id={id}
        label={name}
        labelled={labelled}
        text={starter.starter}
        limits={limits.starter ?? {}}
        demanded={demanded}
        describedBy={describedBy}
        onChange={(text) => onChange({ ...starter, starter: text })}
      />
      <StarterPart
        id={`${id}-description`}
        label={`${name} Description`}
        long
        text={starter.description}
        limits={limits.description ?? {}}
        demanded={demanded}
        onChange={(description) => onChange({ ...starter, description })}
      />
    </>
  );
}
