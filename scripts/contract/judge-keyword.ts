import type { Difference } from './compare.ts';
import { breaking, failureTexts, readsMessage, safe, type Verdict } from './verdict.ts';
import { widthOf } from './width.ts';

const requestReasons: Record<string, string> = {
  required: 'A request that leaves it out is refused.',
  nullable: 'A request that empties it is refused.',
  enum: 'A choice that the console offers is refused.',
  type: 'The console sends another type.',
  media: 'The console sends the old form.',
};
const answerReasons: Record<string, string> = {
  required: 'An answer without it does not match the contract, and is refused.',
  nullable: 'An answer in which it is null does not match the contract, and is refused.',
  enum: 'A value that the console does not know does not match the contract, and is refused.',
  type: 'An answer of another type does not match the contract, and is refused.',
  media: 'The console reads the old form.',
};

/** The verdict on a limit that changed: what is narrower hurts a request, what is wider an answer. */
export function judgeKeyword({
  part = '',
  property = '',
  keyword = '',
  before,
  after,
}: Difference): Verdict {
  const width = widthOf(keyword, before, after);
  const [side = '', status = ''] = part.split(' ');
  if (keyword === 'default') {
    return safe(
      'default changed',
      'It is what a control of the console begins with, never an error.',
    );
  }
  if (keyword === 'deprecated') return safe('deprecation', 'It goes on as before.');
  if (side === 'answer') {
    const kind = `answer ${keyword} ${width}`;
    if (!status.startsWith('2') && !failureTexts.has(property)) {
      return safe(`failure ${keyword} ${width}`, readsMessage);
    }
    if (keyword === 'closed') return safe(kind, 'Screens ignore what they do not know.');
    return width === 'narrower'
      ? safe(kind, 'What is answered now was allowed before.')
      : breaking(
          kind,
          answerReasons[keyword] ??
            'An answer past the old limit does not match the contract, and is refused.',
        );
  }
  const kind = `request ${keyword} ${width}`;
  if (keyword === 'closed' && width === 'narrower') {
    return safe(kind, 'The console sends nothing but what is listed.');
  }
  if (width !== 'wider') {
    return breaking(kind, requestReasons[keyword] ?? 'What the console lets through is refused.');
  }
  return safe(
    kind,
    'What the console sends is taken as before; npm run generate brings the new limit.',
  );
}
