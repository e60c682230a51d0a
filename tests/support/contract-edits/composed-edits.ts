import type { Contract, ContractEdit } from './contract-edit.ts';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Sets the schema of a story's theme, and adds the components that it refers to. */
const withTheme =
  (theme: unknown, components: object = {}) =>
  ({ schemas }: Contract) => {
    schemas.StoryRoomChange.properties.theme = theme;
    Object.assign(schemas, components);
  };

const text = { type: 'string' };
const screens = ['story form (field Theme)'];

/** Edits of schemas that are combined from others. */
export const composedEdits: ContractEdit[] = [
  ...['oneOf', 'anyOf', 'allOf'].map((combinator): ContractEdit => {
    const others = combinator === 'allOf' ? [{ minLength: 1 }] : [{ type: 'integer' }];
    return {
      rule: 'request-max-length-tightened',
      class: 'breaking',
      change: '`Theme` maxLength none → 9',
      screens,
      prepare: withTheme({ [combinator]: [reference('Theme'), ...others] }, { Theme: text }),
      edit: ({ schemas }) => {
        schemas.Theme = { ...text, maxLength: 9 };
      },
    };
  }),
  {
    rule: 'request-max-length-tightened',
    class: 'breaking',
    change: '`Theme` maxLength 8 → 7',
    screens,
    prepare: withTheme(
      { allOf: [reference('Theme'), { maxLength: 9 }] },
      { Theme: { ...text, maxLength: 8 } },
    ),
    edit: ({ schemas }) => {
      schemas.Theme.maxLength = 7;
    },
  },
  {
    rule: 'request-required-tightened',
    class: 'breaking',
    change: '`StoryRoomChange.theme.name` is now required',
    screens,
    prepare: withTheme({
      allOf: [{ type: 'object', properties: { name: text } }, { required: [] }],
    }),
    edit: ({ schemas }) => {
      schemas.StoryRoomChange.properties.theme.allOf[1].required = ['name'];
    },
  },
  {
    rule: 'request-alternative-overlap',
    class: 'breaking',
    change: '`StoryRoomChange.theme` alternatives of oneOf may match the same value',
    screens,
    prepare: withTheme({
      oneOf: [
        { ...text, maxLength: 5 },
        { ...text, minLength: 6 },
        { ...text, maxLength: 3 },
      ],
    }),
    edit: ({ schemas }) => {
      schemas.StoryRoomChange.properties.theme.oneOf.pop();
    },
  },
  {
    rule: 'request-type-changed',
    class: 'breaking',
    change: '`StoryRoomChange.theme` type string → integer',
    screens,
    prepare: withTheme({ const: '1' }),
    edit: withTheme({ const: 1 }),
  },
  {
    rule: 'request-type-tightened',
    class: 'breaking',
    change: '`StoryRoomChange.theme[]` type string → never',
    screens,
    prepare: withTheme({ type: 'array', items: text }),
    edit: withTheme({ type: 'array', items: false }),
  },
  {
    rule: 'request-type-changed',
    class: 'breaking',
    change: '`StoryRoomChange.theme[1]` type integer → string',
    screens,
    prepare: withTheme({ type: 'array', prefixItems: [text, { type: 'integer' }] }),
    edit: withTheme({ type: 'array', prefixItems: [text, text] }),
  },
  {
    rule: 'request-max-length-tightened',
    class: 'breaking',
    change: '`StoryRoomChange.theme.*` maxLength none → 9',
    screens,
    prepare: withTheme({ type: 'object', additionalProperties: text }),
    edit: withTheme({ type: 'object', additionalProperties: { ...text, maxLength: 9 } }),
  },
  {
    rule: 'request-max-length-tightened',
    class: 'breaking',
    change: '`StoryRoomChange.theme.*` maxLength none → 9',
    screens,
    prepare: withTheme({ type: 'object', unevaluatedProperties: text }),
    edit: withTheme({ type: 'object', unevaluatedProperties: { ...text, maxLength: 9 } }),
  },
  {
    rule: 'request-max-length-tightened',
    class: 'breaking',
    change: '`StoryRoomChange.theme./^x/` maxLength none → 9',
    screens,
    prepare: withTheme({ type: 'object', patternProperties: { '^x': text } }),
    edit: withTheme({ type: 'object', patternProperties: { '^x': { ...text, maxLength: 9 } } }),
  },
  {
    rule: 'request-not-tightened',
    class: 'breaking',
    change:
      '`StoryRoomChange.theme` not {"$ref":"#/components/schemas/Taboo"} changed in a referenced schema',
    screens,
    prepare: withTheme({ ...text, not: reference('Taboo') }, { Taboo: { enum: ['a'] } }),
    edit: ({ schemas }) => {
      schemas.Taboo.enum.push('b');
    },
  },
  {
    rule: 'request-max-length-tightened',
    class: 'breaking',
    change: '`Comment.text` maxLength none → 9',
    screens,
    prepare: withTheme(reference('Comment'), {
      Comment: {
        type: 'object',
        properties: { text, replies: { type: 'array', items: reference('Comment') } },
      },
    }),
    edit: ({ schemas }) => {
      schemas.Comment.properties.text = { ...text, maxLength: 9 };
    },
  },
];
