/** Whether a difference breaks the console, which is a client: it sends requests and checks answers. */
import type { Difference } from './compare.ts';
import { judgeKeyword } from './judge-keyword.ts';
import { breaking, failureTexts, readsMessage, safe, type Verdict } from './verdict.ts';

/** Whether who could call before still can. */
function loosened(before: unknown, after: unknown): boolean {
  const [was, is] = [String(before).split(' or '), String(after).split(' or ')];
  return is.includes('none') || was.every((way) => is.includes(way));
}

function ofOperation({ operation, keyword, before, after }: Difference): Verdict {
  if (!operation.after) return breaking('operation lost', 'The console goes on calling it.');
  if (!operation.before) return safe('operation gained', 'No screen calls it yet.');
  switch (keyword) {
    case 'route':
      return breaking('route changed', 'The console calls the old route.');
    case 'security':
      return loosened(before, after)
        ? safe('security loosened', 'The console identifies itself as before, and is let in.')
        : breaking('security changed', 'The console identifies itself in the old way.');
    case 'deprecated':
      return safe('deprecation', 'It answers as before.');
    default:
      return safe(
        'operation renamed',
        'The console calls routes; npm run generate follows the name.',
      );
  }
}

function ofPart({ part = '', before, described }: Difference): Verdict {
  const [kind = '', status = ''] = part.split(' ');
  const lost = before !== undefined;
  if (kind === 'headers') return safe('headers changed', 'The console reads none of them.');
  if (kind === 'body') {
    if (lost) return breaking('body lost', 'The console goes on sending it.');
    return described.after?.facts.required === true
      ? breaking('body gained', 'The console sends none, and the request is refused.')
      : safe('body gained', 'It can be left out, as the console does.');
  }
  if (status.startsWith('2')) {
    return lost
      ? breaking('success lost', 'It is what the console understands as done.')
      : breaking('success gained', 'The console refuses an answer that it does not know.');
  }
  if (!lost) return safe('failure gained', 'Every failure is said in the words of the server.');
  return status === '401'
    ? breaking('failure 401 lost', 'It is how the console learns that a session has ended.')
    : safe('failure lost', 'A failure that no longer comes is missed by no screen.');
}

function ofProperty(difference: Difference, used: boolean): Verdict {
  const { part = '', property = '', before, described } = difference;
  const lost = before !== undefined;
  const required = (lost ? described.before : described.after)?.facts.required === true;
  if (part.startsWith('headers')) return safe('headers changed', 'The console reads none of them.');
  if (part.startsWith('answer')) {
    if (lost && !part.startsWith('answer 2')) {
      return failureTexts.has(property)
        ? breaking('failure message lost', 'No screen can say why a call failed.')
        : safe('failure property lost', readsMessage);
    }
    if (!lost && !part.startsWith('answer 2')) {
      return safe('failure property gained', readsMessage);
    }
    if (!lost) return safe('answer property gained', 'Screens ignore what they do not know.');
    if (required) {
      return breaking(
        'required answer property lost',
        'An answer without it does not match the contract, and is refused.',
      );
    }
    return used
      ? breaking('answer property lost', 'A screen reads it.')
      : safe('unused answer property lost', 'It was optional, and no screen reads it.');
  }
  if (!lost) {
    return required
      ? breaking(
          'required request property gained',
          'No form sends it, and the request is refused.',
        )
      : safe(
          'request property gained',
          `It can be left out; the ${part === 'body' ? 'form' : 'screen'} could offer it.`,
        );
  }
  return used || required
    ? breaking('request property lost', 'The console goes on sending it.')
    : safe('unused request property lost', 'No screen sends it.');
}

/** The verdict on a difference; `used` tells whether a screen reads or sends the property itself. */
export function judge(difference: Difference, used: boolean): Verdict {
  if (difference.part === undefined) return ofOperation(difference);
  if (difference.property === undefined) return ofPart(difference);
  return difference.keyword === undefined ? ofProperty(difference, used) : judgeKeyword(difference);
}
