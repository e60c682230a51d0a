import { useState } from 'react';
import type { PaletteOption } from './palette-options.ts';

/** The best match, the first of several. */
const findBest = (options: readonly PaletteOption[]) =>
  options.reduce<PaletteOption | undefined>(
    (best, option) => (best && best.score >= option.score ? best : option),
    undefined,
  );

/** The option that Enter runs: the one that was chosen by arrow keys or pointer, or else the best match. */
export function useSelectedOption(options: readonly PaletteOption[]) {
  const [chosenId, setChosenId] = useState<string>();
  const chosen = options.find(({ id }) => id === chosenId);
  const option = chosen ?? findBest(options);

  function selectNext(distance: number) {
    const index = option ? options.indexOf(option) + distance : 0;
    setChosenId(options.at(index % options.length)?.id);
  }

  return {
    selected: option && { ...option, isChosen: chosen !== undefined },
    select: setChosenId,
    selectNext,
    reset: () => setChosenId(undefined),
  };
}
