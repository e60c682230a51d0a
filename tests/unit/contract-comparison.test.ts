import { describe, expect, test } from 'vitest';
import {
  type ContractChange,
  findContractChanges,
} from '../../scripts/contract-diff/contract-changes.ts';
import { changesAfter, type Contract } from '../support/contract-edits/changes-after.ts';

const describeChanges = (changes: ContractChange[]) => changes.map(({ change }) => change);

/** Sets the schema of a story's theme in the request. */
const theme =
  (schema: unknown) =>
  ({ schemas }: Contract) => {
    schemas.StoryRoomChange.properties.theme = schema;
  };

describe('Edits that do not affect a client are not reported', () => {
  test('descriptions, examples, versions, tags and unused components', () => {
    const changes = changesAfter(({ document, paths, components, schemas }) => {
      document.info.version = '2.0.0';
      schemas.User.description = 'A writer.';
      schemas.User.properties.gender.description = 'As they say.';
      schemas.User.properties.gender['x-origin'] = 'sign-up';
      schemas.Unused = { type: 'string' };
      components.responses.Done.description = 'It is done.';
      const { get } = paths['/api/admin/getAllUsers'];
      get.summary = 'Users.';
      get.tags = ['people'];
      get.responses['200'].content['application/json'].examples = {};
    });
    expect(changes).toEqual([]);
  });

  test('a renamed component', () => {
    const changes = changesAfter(({ schemas }) => {
      schemas.Phone = schemas.MobileNumber;
      schemas.AdminChange.properties.mobile_no = { $ref: '#/components/schemas/Phone' };
    });
    expect(changes).toEqual([]);
  });

  test('a path item as a component, and a parameter moved to the path item', () => {
    const changes = changesAfter(({ paths, components }) => {
      const item = paths['/api/admin/getUser/{id}'];
      components.pathItems = { User: { parameters: item.get.parameters, ...item } };
      delete item.get.parameters;
      paths['/api/admin/getUser/{id}'] = { $ref: '#/components/pathItems/User' };
    });
    expect(changes).toEqual([]);
  });

  test.each([
    [
      'a constraint in allOf next to a tighter one',
      { allOf: [{ maxLength: 5 }, { type: 'string', maxLength: 9 }] },
      { allOf: [{ maxLength: 5 }, { type: 'string', maxLength: 8 }] },
    ],
    ['a constraint for another type', { type: 'string' }, { type: 'string', maximum: 9 }],
    [
      'an enum written as alternatives',
      { enum: ['a', 'b'] },
      { oneOf: [{ const: 'a' }, { const: 'b', title: 'B' }] },
    ],
    [
      'null as an alternative instead of a type',
      { type: ['string', 'null'] },
      { anyOf: [{ type: 'null' }, { type: 'string' }] },
    ],
    ['a schema that allows anything', {}, true],
    [
      'the order of alternatives',
      { anyOf: [{ type: 'string' }, {}] },
      { anyOf: [{}, { type: 'string' }] },
    ],
    [
      'an alternative within another',
      { type: 'number' },
      { anyOf: [{ type: 'number' }, { type: 'integer' }] },
    ],
  ])('%s', (_, before, after) => {
    expect(changesAfter(theme(after), theme(before))).toEqual([]);
  });

  test('responses that a range covers', () => {
    const changes = changesAfter(
      ({ paths }) => {
        const { responses } = paths['/api/admin/getUser/{id}'].get;
        responses['401'] = responses['4XX'];
      },
      ({ paths }) => {
        const { responses } = paths['/api/admin/getUser/{id}'].get;
        responses['4XX'] = responses['401'];
        delete responses['401'];
      },
    );
    expect(changes).toEqual([]);
  });
});

describe('A document of OpenAPI 3.0 is converted to 3.1', () => {
  const operation = (schema: object) => ({
    paths: {
      '/things': {
        get: {
          operationId: 'getThings',
          responses: { '200': { content: { 'application/json': { schema } } } },
        },
      },
    },
    components: { schemas: { Name: { type: 'string' } } },
  });
  const name = { $ref: '#/components/schemas/Name' };

  test.each([
    ['nullable', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
    ['nullable with allOf', { allOf: [name], nullable: true }, { oneOf: [name, { type: 'null' }] }],
    [
      'exclusive bounds',
      { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false },
      { type: 'number', exclusiveMinimum: 0, maximum: 9 },
    ],
    ['keywords next to a reference', { ...name, maxLength: 3 }, name],
    [
      'properties with names of keywords',
      {
        properties: { default: { type: 'string', nullable: true }, nullable: { type: 'boolean' } },
      },
      { properties: { default: { type: ['string', 'null'] }, nullable: { type: 'boolean' } } },
    ],
  ])('%s', (_, before, after) => {
    const old = { openapi: '3.0.3', ...operation(before) };
    const current = { openapi: '3.1.0', ...operation(after) };
    expect(describeChanges(findContractChanges(old, current, []))).toEqual([]);
    const other = { openapi: '3.1.0', ...operation({ type: 'boolean' }) };
    expect(findContractChanges(old, other, [])).not.toEqual([]);
  });
});

describe('Several changes', () => {
  test('are sorted with the breaking ones first', () => {
    const changes = changesAfter(({ schemas }) => {
      schemas.Banner.properties.note = { type: 'string' };
      schemas.NewBanner.properties.clientName.maxLength = 40;
    });
    expect(changes.map((one) => one.class)).toEqual(['breaking', 'non-breaking']);
  });

  test('of a removed object and its properties are one change', () => {
    const changes = changesAfter(({ schemas }) => {
      delete schemas.StoryRoom.properties.host;
    });
    expect(describeChanges(changes)).toEqual(['`StoryRoom.host` removed']);
  });

  test('of a type and of its constraints are all reported', () => {
    const changes = changesAfter(({ schemas }) => {
      schemas.StoryRoom.properties.participants = {
        type: ['array', 'string'],
        minItems: 1,
        items: { type: 'object', properties: { _id: { type: 'integer' } } },
      };
    });
    expect(describeChanges(changes)).toEqual([
      '`StoryRoom.participants` type array → array or string',
      '`StoryRoom.participants[]._id` type string → integer',
      '`StoryRoom.participants[].firstName` removed',
      '`StoryRoom.participants[].lastName` removed',
      '`StoryRoom.participants` nullable true → false',
      '`StoryRoom.participants` minItems none → 1',
    ]);
  });

  test('of replaced responses are all reported', () => {
    const changes = changesAfter(
      ({ paths }) => {
        const { responses } = paths['/api/admin/getUser/{id}'].get;
        responses['400'] = responses['4XX'];
        delete responses['4XX'];
      },
      ({ paths }) => {
        const { responses } = paths['/api/admin/getUser/{id}'].get;
        responses['4XX'] = responses['401'];
        delete responses['401'];
      },
    );
    expect(describeChanges(changes)).toEqual([
      '`getUser` response 401 removed',
      '`getUser` response 4XX removed',
    ]);
  });

  test('of a map that gets declared properties are reported for each property', () => {
    const changes = changesAfter(
      theme({
        type: 'object',
        additionalProperties: { type: 'string' },
        properties: { a: { type: 'integer' } },
      }),
      theme({ type: 'object', additionalProperties: { type: 'string' } }),
    );
    expect(describeChanges(changes)).toEqual([
      '`StoryRoomChange.theme.a` type string → integer',
      '`StoryRoomChange.theme.a` added',
    ]);
  });
});

describe('A recursive schema', () => {
  const selfReferring = ({ schemas }: Contract) => {
    schemas.Person.properties.friend = { $ref: '#/components/schemas/Person' };
    schemas.Genre.properties.parent = {
      oneOf: [{ $ref: '#/components/schemas/Genre' }, { type: 'null' }],
    };
    schemas.StoryRoomChange.properties.sequel = { $ref: '#/components/schemas/StoryRoomChange' };
  };

  test('is reported once when it is added', () => {
    expect(describeChanges(changesAfter(selfReferring)).toSorted()).toEqual([
      '`Genre.parent` added',
      '`Person.friend` added',
      '`StoryRoomChange.sequel` added',
    ]);
  });

  test('is compared when it is edited', () => {
    const changes = changesAfter(({ schemas }) => {
      schemas.Person.properties.firstName = { type: 'integer' };
      schemas.Genre.properties.parent = { $ref: '#/components/schemas/Genre' };
      schemas.StoryRoomChange.properties.roomName.minLength = 2;
    }, selfReferring);
    expect(describeChanges(changes)).toEqual([
      '`Person.firstName` type string → integer',
      '`StoryRoomChange.roomName` minLength 1 → 2',
      '`Person.firstName` nullable true → false',
      '`Genre.parent` nullable true → false',
    ]);
  });
});
