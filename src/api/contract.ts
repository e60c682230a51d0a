import type { ZodMiniType } from 'zod/mini';
import { operations as generatedOperations, type OperationTypes } from '../generated/operations.ts';

/** An operation of the contract: `GET /path`. */
export type OperationKey = keyof OperationTypes;

type ContentOf<Message> = Message extends { content: infer Media } ? Media[keyof Media] : never;

/** The statuses of success: 200, 201, …, also 2XX. */
type Success<Responses> = {
  [Status in keyof Responses]: `${Status & (string | number)}` extends `2${string}`
    ? Status
    : never;
}[keyof Responses];

type SuccessContent<Responses> = ContentOf<Responses[Success<Responses>]>;

/** The body of an operation's successful response. If the operation has no response body, it is an empty object. */
export type ResponseBody<Key extends OperationKey> = [
  SuccessContent<OperationTypes[Key]['responses']>,
] extends [never]
  ? object
  : SuccessContent<OperationTypes[Key]['responses']>;

/** The attributes in a document of JSON:API whose `type` is known; any other body as it is. */
type Unwrap<Body> =
  Required<Body> extends { data: infer Data }
    ? Required<Data> extends { type: infer Name; attributes: infer Attributes }
      ? string extends Name
        ? Body
        : NonNullable<Attributes>
      : Body
    : Body;

/**
 * The request body of an operation, as the console passes it: a multipart body is an object, too, and a document of
 * JSON:API is its attributes.
 */
export type RequestBody<Key extends OperationKey> = OperationTypes[Key] extends {
  requestBody: infer Request;
}
  ? Unwrap<ContentOf<Request>>
  : never;

type PathParams<Key extends OperationKey> = OperationTypes[Key]['parameters'] extends {
  path: infer Values;
}
  ? Values
  : never;

type QueryParams<Key extends OperationKey> = OperationTypes[Key]['parameters'] extends {
  query?: infer Values;
}
  ? NonNullable<Values>
  : never;

/** An object with the property `Name`, or without it if its value can only be `never`. */
type RequiredUnlessNever<Name extends string, Value> = [Value] extends [never]
  ? { [N in Name]?: never }
  : { [N in Name]: Value };

/**
 * The parameters of a request: path parameters and body are required if the operation has them, the query is optional.
 */
export type RequestParams<Key extends OperationKey> = RequiredUnlessNever<'path', PathParams<Key>> &
  RequiredUnlessNever<'body', RequestBody<Key>> & { query?: QueryParams<Key> };

/** The constraints of one value, in the keywords of JSON Schema. */
export interface Constraints {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  /**
   * The media types of a file, separated by commas: `image/png, image/*`. For a part of a form that is a text of JSON:
   * the media type of JSON.
   */
  readonly contentMediaType?: string;
  /** The constraints of each item of an array. */
  readonly items?: Constraints;
  /** The constraints of each property of an object. */
  readonly properties?: ConstraintsByName;
  /** The required properties of an object. */
  readonly required?: readonly string[];
  /**
   * Whether the object is one of several alternatives, which a property tells apart. `properties` then has those of all
   * alternatives.
   */
  readonly hasAlternatives?: boolean;
}

export type ConstraintsByName = Readonly<Record<string, Constraints>>;

/** The header or query parameter that carries the credential of a request, and the prefix of its value. */
export interface CredentialLocation {
  readonly in: 'header' | 'query';
  readonly name: string;
  readonly prefix: string;
  /** Further headers, if the credential has several parts. Each part is a line of the session's credential. */
  readonly otherHeaders?: readonly string[];
}

/**
 * How a value with several parts is written as one text: `a,b`, `a b`, `a|b`, or as `name[key]`. If no style is given,
 * each part is written as a value of its own.
 */
type PartStyle = 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject';

export type PartStyles = Readonly<Record<string, PartStyle>>;

/** A resource object of JSON:API (version 1.1, section 5.2), without its attributes. */
export interface ResourceObject {
  readonly type: string;
  /** The type of its identifier, which is that of the path; absent if it has none. */
  readonly id?: 'string' | 'number';
}

/** An operation at run time. */
export interface Operation {
  /** The contract's operationId. */
  readonly id: string;
  /** How its requests carry the credential of the session; absent if they carry none. */
  readonly credential?: CredentialLocation;
  /** How its request body is written; absent if it has none. */
  readonly bodyType?: 'json' | 'form' | 'multipart';
  /** The media type of a JSON body, if it is not application/json. */
  readonly mediaType?: string;
  /** What a JSON:API document has beside the attributes, which are the body; absent if the body is sent as it is. */
  readonly resourceObject?: ResourceObject;
  readonly queryConstraints: ConstraintsByName;
  /** How query parameters are written. */
  readonly queryStyles?: PartStyles;
  /** The query parameters that are required. */
  readonly requiredQuery?: readonly string[];
  /** The constraints of each property of the request body. */
  readonly bodyConstraints: ConstraintsByName;
  /** How the properties of a form are written. */
  readonly bodyStyles?: PartStyles;
  /** The required properties of the request body. */
  readonly requiredProperties: readonly string[];
  /** The constraints of the response to a query: titles, types, formats, enums and lengths. */
  readonly response: Constraints;
  /** The names of the headers that the response to a query has. */
  readonly responseHeaders?: readonly string[];
  readonly responseSchema: ZodMiniType;
  /** The schema of the request body, if there is one. */
  readonly bodySchema?: ZodMiniType;
}

export type Operations = Readonly<Record<string, Operation>>;

/** All operations of the contract, by key. */
export const operations: Operations = generatedOperations;
