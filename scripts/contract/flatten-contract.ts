/** The contract as operations with flat parts, which two of can be compared. */
import { methods } from '../generate/contract-routes.ts';
import {
  componentOf,
  type Described,
  type Flat,
  flattenSchema,
  type Resolve,
} from './flatten-schema.ts';
import type { Place } from './place.ts';

type Node = Record<string, unknown>;

export interface FlatOperation {
  route: string;
  operationId: string;
  /** Who may call it: the security schemes, spelled out. */
  security: string;
  deprecated: boolean;
  /** `path`, `query`, `body`, `answer 200`, `headers 429`. */
  parts: Record<string, Flat>;
}

const record = (value: unknown): Record<string, Node> => (value ?? {}) as Record<string, Node>;

function resolver(contract: Node): Resolve {
  return (reference) => {
    const keys = reference.replace(/^#\//, '').split('/');
    const found = keys.reduce<unknown>(
      (node, key) => record(node)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      contract,
    );
    return (found ?? {}) as Node;
  };
}

/** The same with the words that a part adds to its whole: the media type, and whether it must be there. */
function withFacts(flat: Flat, place: Place, facts: Node): Flat {
  const whole: Described = flat[''] ?? {
    facts: {},
    at: {},
    own: place,
    references: [],
    parent: place,
    name: '',
  };
  const at = Object.fromEntries(Object.keys(facts).map((keyword) => [keyword, place]));
  return {
    ...flat,
    '': { ...whole, facts: { ...whole.facts, ...facts }, at: { ...whole.at, ...at } },
  };
}

/** The operations of a contract; its prose and examples are left behind. */
export function flattenContract(contract: object): FlatOperation[] {
  const document = contract as Node;
  const resolve = resolver(document);
  const schemes = record(record(document.components).securitySchemes);

  /** What a node says, and the place that people would name. */
  function named(node: Node, place: Place): { node: Node; place: Place } {
    if (typeof node.$ref !== 'string') return { node, place };
    return { node: resolve(node.$ref), place: { component: componentOf(node.$ref), path: '' } };
  }

  function message(given: unknown, own: Place): Flat {
    const { node, place } = named((given ?? {}) as Node, own);
    const [media = 'none', content] = Object.entries(record(node.content))[0] ?? [];
    const flat = content?.schema ? flattenSchema(content.schema as Node, place, resolve) : {};
    const required = node.required === undefined ? {} : { required: node.required };
    return withFacts(flat, place, { media, ...required });
  }

  function parameters(operation: string, all: Node[], where: string): Flat {
    const parent: Place = { operation, part: where, path: '' };
    return Object.fromEntries(
      all.flatMap((given) => {
        const { node } = named(given, parent);
        const name = String(node.name);
        if (node.in !== where) return [];
        const { place } = named(given, { ...parent, path: name });
        const flat = flattenSchema((node.schema ?? {}) as Node, place, resolve);
        const facts = { required: node.required === true };
        const whole = withFacts(flat, place, facts)[''] as Described;
        return [[name, { ...whole, parent, name }]];
      }),
    );
  }

  function security(given: unknown): string {
    const all = (given ?? []) as Record<string, unknown>[];
    const spelled = all.map((one) =>
      Object.keys(one)
        .map((name) => {
          const { type, scheme, in: where, name: called } = schemes[name] ?? {};
          return [type ?? name, scheme, where, called].filter(Boolean).join(' ');
        })
        .join(' and '),
    );
    return spelled.length === 0 ? 'none' : spelled.map((one) => one || 'none').join(' or ');
  }

  function operationOf(method: string, path: string, item: Node): FlatOperation {
    const operation = item[method] as Node;
    const route = `${method.toUpperCase()} ${path}`;
    const id = String(operation.operationId ?? route);
    const all = [
      ...((item.parameters ?? []) as Node[]),
      ...((operation.parameters ?? []) as Node[]),
    ];
    const parts: FlatOperation['parts'] = {
      path: parameters(id, all, 'path'),
      query: parameters(id, all, 'query'),
      header: parameters(id, all, 'header'),
    };
    if (operation.requestBody) {
      parts.body = message(operation.requestBody, { operation: id, part: 'body', path: '' });
    }
    for (const [status, response] of Object.entries(record(operation.responses))) {
      const part = status === '200' ? 'answer' : `answer ${status}`;
      parts[`answer ${status}`] = message(response, { operation: id, part, path: '' });
      const headers = Object.keys(
        record(named(response, { component: '', path: '' }).node.headers),
      );
      if (headers.length === 0) continue;
      const parent: Place = { operation: id, part: `answer ${status} headers`, path: '' };
      parts[`headers ${status}`] = Object.fromEntries(
        headers.map((name) => [
          name,
          { facts: {}, at: {}, own: parent, references: [], parent, name },
        ]),
      );
    }
    return {
      route,
      operationId: id,
      security: security(operation.security ?? document.security),
      deprecated: operation.deprecated === true,
      parts,
    };
  }

  return Object.entries(record(document.paths)).flatMap(([path, item]) =>
    methods.filter((method) => item[method]).map((method) => operationOf(method, path, item)),
  );
}
