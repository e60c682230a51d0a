import { compositeRows } from './composite-rows.ts';
import type { ContractEdit } from './contract-edit.ts';
import { valueRows } from './value-rows.ts';

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A tightened request and a relaxed response are breaking, except for these. */
const exceptions: Record<string, 'non-breaking'> = {
  'request-undeclared-properties-tightened': 'non-breaking',
  'response-undeclared-properties-relaxed': 'non-breaking',
  'request-default-changed': 'non-breaking',
  'response-default-changed': 'non-breaking',
  'request-deprecated-changed': 'non-breaking',
  'response-deprecated-changed': 'non-breaking',
};

function classOf(side: 'request' | 'response', rule: string, effect: string) {
  const breaks = side === 'request' ? ['tightened', 'changed'] : ['relaxed', 'changed'];
  return exceptions[rule] ?? (breaks.includes(effect) ? 'breaking' : 'non-breaking');
}

const values = {
  request: {
    schema: 'StoryRoomChange',
    property: 'theme',
    screens: ['story form (field Theme)'],
  },
  response: {
    schema: 'StarterOfGenre',
    property: 'description',
    screens: ['genre detail (detail Starter)', 'genre form (values)'],
  },
};

/** A rejected response also affects screens that do not read the value. */
const rejectedScreens = ['genres list', ...values.response.screens, 'add genre page', 'story form'];

/** Each row applied to a property that the console sends, and to one that it receives. */
export const schemaEdits: ContractEdit[] = [...valueRows, ...compositeRows].flatMap(
  ([topic, effect, before, after, description]) =>
    (['request', 'response'] as const).map((side): ContractEdit => {
      const { schema, property, screens } = values[side];
      const rule = `${side}-${kebab(topic)}-${effect}`;
      const name = classOf(side, rule, effect);
      return {
        rule,
        class: name,
        change: `\`${schema}.${property}\` ${description}`,
        screens: side === 'response' && name === 'breaking' ? rejectedScreens : screens,
        prepare: ({ schemas }) => {
          schemas[schema].properties[property] = before;
        },
        edit: ({ schemas }) => {
          schemas[schema].properties[property] = after;
        },
      };
    }),
);
