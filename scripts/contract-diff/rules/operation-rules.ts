import {
  breaking,
  byEffect,
  canBeLeftOut,
  isMissing,
  keepsSending,
  nonBreaking,
  annotation,
  notSent,
  rulesOf,
} from './rule.ts';

const { tightened, relaxed } = byEffect.request;

/** The rules for an operation, except for its parameters, body and responses. */
export const operationRules = rulesOf([
  ['operation-removed', 'operation removed', breaking('The console still calls it.')],
  ['operation-added', 'operation added', nonBreaking('No screen calls it yet.')],
  ['operation-route-changed', 'method or path', breaking('The console calls the old one.')],
  [
    'operation-id-changed',
    'operationId',
    nonBreaking('The console calls methods and paths; npm run generate follows the name.'),
  ],
  ['operation-deprecated', 'deprecated', nonBreaking('It responds as before.')],
  [
    'security-tightened',
    'security schemes or scopes: the console no longer satisfies them',
    breaking('The console sends the same credentials and is rejected.'),
  ],
  [
    'security-relaxed',
    'security schemes or scopes: the console still satisfies them',
    nonBreaking('The console sends the same credentials and is accepted.'),
  ],
  [
    'token-format-changed',
    'bearerFormat: other than JWT',
    breaking('The console reads from a JWT when the session expires.'),
  ],
  [
    'server-removed',
    'server removed or moved',
    breaking('The console calls the old address, unless config.json sets another.'),
  ],
  ['server-added', 'server added', nonBreaking('The console calls the previous one.')],
]);

/** The rules for a parameter, except for its schema. */
export const parameterRules = rulesOf([
  ['parameter-added', 'optional parameter added', canBeLeftOut],
  ['parameter-added-required', 'required parameter added', isMissing],
  ['parameter-removed', 'parameter removed that a screen sends', keepsSending],
  ['parameter-removed-unused', 'parameter removed that no screen sends', notSent],
  ['parameter-required-tightened', 'parameter is now required', tightened],
  ['parameter-required-relaxed', 'parameter is no longer required', relaxed],
  [
    'parameter-serialization-changed',
    'style, explode or content',
    breaking('The console still serializes it as before.'),
  ],
  [
    'parameter-allow-reserved-changed',
    'allowReserved',
    nonBreaking('The console percent-encodes reserved characters either way.'),
  ],
  ['parameter-allow-empty-value-tightened', 'allowEmptyValue: tightened', tightened],
  ['parameter-allow-empty-value-relaxed', 'allowEmptyValue: relaxed', relaxed],
  ['parameter-deprecated', 'deprecated', annotation],
  [
    'unsent-parameter-changed',
    'optional header or cookie parameter: any change',
    nonBreaking('The console sends no optional header or cookie parameters.'),
  ],
]);
