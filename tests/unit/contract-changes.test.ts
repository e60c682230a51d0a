import type { OpenAPI3 } from 'openapi-typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { contractIn } from '../../scripts/contract/base-contract.ts';
import { type ContractChange, contractChanges } from '../../scripts/contract/contract-changes.ts';
import { type Usage, usageOf } from '../../scripts/contract/usage.ts';
import { answers } from '../support/planted/answers.ts';
import { bodies } from '../support/planted/bodies.ts';
import { operations } from '../support/planted/operations.ts';
import { parameters } from '../support/planted/parameters.ts';
import type { Contract } from '../support/planted/planted-change.ts';
import { statuses } from '../support/planted/statuses.ts';

const planted = [...operations, ...parameters, ...bodies, ...answers, ...statuses];

let contract: OpenAPI3;
let usage: Usage[];

beforeAll(async () => {
  contract = await contractIn('openapi.yaml');
  usage = await usageOf(contract);
});

function changesAfter(edit: (after: Contract) => void): ContractChange[] {
  const after = structuredClone(contract);
  const { info, paths, components } = after;
  edit({ info, paths, components, schemas: components?.schemas });
  return contractChanges(contract, after, usage);
}

const screensOf = ({ screens }: ContractChange) =>
  screens.map(({ screen, parts }) =>
    parts.length > 0 ? `${screen} (${parts.join(', ')})` : screen,
  );

describe('A change of the contract is named, judged and joined with its screens', () => {
  test.each(planted)('$kind: $change', ({ edit, ...expected }) => {
    const found = changesAfter(edit).map((one) => ({
      class: one.class,
      kind: one.kind,
      change: one.change,
      screens: screensOf(one),
    }));
    expect(found).toEqual([expected]);
  });

  test('at least 25 kinds are told apart', () => {
    expect(new Set(planted.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(25);
  });

  test('it has one sentence of reason, and the resources that it concerns', () => {
    const [change] = changesAfter(({ schemas }) => {
      schemas.StoryRoom.properties.theme.type = 'integer';
    });
    expect(change).toMatchObject({
      reason: 'An answer of another type does not match the contract, and is refused.',
      operations: ['getAllStoryRooms', 'getStory', 'updateStory'],
      resources: ['stories'],
    });
  });

  test('of a property that went, the one that came as the same is named', () => {
    const renamed = (properties: Record<string, unknown>) => {
      properties.client = properties.clientName;
      delete properties.clientName;
    };
    const [lost] = changesAfter(({ schemas }) => renamed(schemas.Banner.properties));
    expect(lost).toMatchObject({
      change: '`Banner` lost `clientName`',
      reason: 'A screen reads it. Perhaps it is now called `client`.',
    });
    const [other] = changesAfter(({ schemas }) => {
      renamed(schemas.Banner.properties);
      schemas.Banner.properties.client = { type: 'integer' };
    });
    expect(other).toMatchObject({ reason: 'A screen reads it.' });
  });

  test('it concerns every screen when no failure can be said any more', () => {
    const changes = changesAfter(({ schemas }) => {
      schemas.Failure.properties.error = { type: 'object' };
    });
    expect(changes).toMatchObject([
      { class: 'breaking', change: '`Failure.error` lost `message`' },
    ]);
    expect(changes[0]?.operations).toHaveLength(26);
    expect(changes[0]?.screens).toHaveLength(20);
  });

  test('it is one change when many operations have it in common', () => {
    const changes = changesAfter(({ components }) => {
      components.securitySchemes.bearer = { type: 'apiKey', in: 'header', name: 'X-Key' };
    });
    expect(changes).toMatchObject([
      {
        class: 'breaking',
        kind: 'security changed',
        change: '22 operations security http bearer → apiKey header X-Key',
      },
    ]);
  });
});

describe('What changes nothing for a client is not listed', () => {
  test('prose, examples, versions, tags and a component that nothing uses', () => {
    const changes = changesAfter(({ info, paths, components, schemas }) => {
      info.version = '2.0.0';
      schemas.User.description = 'A writer.';
      schemas.User.properties.gender.description = 'As they say.';
      schemas.Unused = { type: 'string' };
      components.responses.Done.description = 'It is done.';
      const { get } = paths['/api/admin/getAllUsers'];
      get.summary = 'Users.';
      get.tags = ['people'];
      get.responses['200'].content['application/json'].examples = {};
    });
    expect(changes).toEqual([]);
  });

  test('a component by another name', () => {
    const changes = changesAfter(({ schemas }) => {
      schemas.Phone = schemas.MobileNumber;
      schemas.AdminChange.properties.mobile_no = { $ref: '#/components/schemas/Phone' };
    });
    expect(changes).toEqual([]);
  });
});

describe('Several changes', () => {
  test('come with the breaking ones first', () => {
    const changes = changesAfter(({ schemas }) => {
      schemas.Banner.properties.note = { type: 'string' };
      schemas.NewBanner.properties.clientName.maxLength = 40;
    });
    expect(changes.map((one) => one.class)).toEqual(['breaking', 'safe']);
  });

  test('of what a lost object held are one', () => {
    const changes = changesAfter(({ schemas }) => {
      delete schemas.StoryRoom.properties.host;
    });
    expect(changes.map(({ change }) => change)).toEqual(['`StoryRoom` lost `host`']);
  });
});

test('A schema that holds itself has an end', () => {
  const changes = changesAfter(({ schemas }) => {
    schemas.Person.properties.friend = { $ref: '#/components/schemas/Person' };
  });
  expect(changes.map(({ change }) => change)).toEqual(['`Person` gained `friend`']);
});

test('Every operation of the contract is used by a screen', () => {
  expect(usage).toHaveLength(26);
  expect(usage.filter(({ screens }) => screens.length === 0)).toEqual([]);
});
