import {
  breaking,
  byEffect,
  canBeLeftOut,
  isMissing,
  keepsSending,
  nonBreaking,
  notSent,
  rulesOf,
} from './rule.ts';

const sameEncoding = breaking('The console still encodes it as before.');
const notRead = nonBreaking('The console does not read it.');
const ignoresOthers = nonBreaking('The console ignores properties that it does not know.');
const noScreenReads = nonBreaking('It was optional, and no screen reads it.');

/** The rules for a request body, except for the constraints of its schema. */
export const requestRules = rulesOf([
  ['request-body-added', 'optional request body added', nonBreaking('It can be left out.')],
  ['request-body-added-required', 'required request body added', isMissing],
  ['request-body-removed', 'request body removed', keepsSending],
  ['request-body-required-tightened', 'request body is now required', byEffect.request.tightened],
  ['request-body-required-relaxed', 'request body is no longer required', byEffect.request.relaxed],
  ['request-media-type-removed', 'media type removed that the console sends', keepsSending],
  [
    'request-media-type-added',
    'media types other than the one that the console sends',
    nonBreaking('What the console sends is still accepted.'),
  ],
  ['request-encoding-changed', 'encoding of a part of a form', sameEncoding],
  [
    'request-encoding-relaxed',
    'encoding of a part of a form: another content type is accepted',
    byEffect.request.relaxed,
  ],
  ['request-property-added', 'optional property added', canBeLeftOut],
  ['request-property-added-required', 'required property added', isMissing],
  ['request-property-removed', 'property removed that is required or sent', keepsSending],
  ['request-property-removed-unused', 'property removed that no screen sends', notSent],
  ['request-read-only-added', 'readOnly: property that is required or sent', keepsSending],
  ['request-read-only-added-unused', 'readOnly: property that no screen sends', notSent],
  ['request-read-only-removed', 'no longer readOnly: optional property', canBeLeftOut],
  ['request-read-only-removed-required', 'no longer readOnly: required property', isMissing],
  [
    'request-alternative-overlap',
    'alternatives of oneOf that may both match now',
    breaking('A value that matches two alternatives is rejected.'),
  ],
]);

/** The rules for a response, except for the constraints of its schema. */
export const responseRules = rulesOf([
  ['success-response-removed', 'response 2XX removed', breaking('The console reads its body.')],
  [
    'success-response-added',
    'response 2XX added, different from the previous one',
    breaking('The console rejects a response that it does not know.'),
  ],
  [
    'success-response-added-alike',
    'response 2XX added, compatible with the previous one',
    nonBreaking('The console reads it like the previous one.'),
  ],
  [
    'unauthorized-response-removed',
    'response 401 removed',
    breaking('The console ends the session when it receives one.'),
  ],
  [
    'error-response-removed',
    'error response removed',
    nonBreaking('No screen depends on a specific error.'),
  ],
  [
    'error-response-added',
    'error response added',
    nonBreaking('Every error is shown with the message of the server.'),
  ],
  [
    'error-response-changed',
    'error response, except its message',
    nonBreaking('The console reads only the message of an error response.'),
  ],
  [
    'error-message-removed',
    'message of an error response removed',
    breaking('No screen can show why a request failed.'),
  ],
  ['response-header-added', 'header added', notRead],
  ['response-header-removed', 'header removed', notRead],
  ['response-header-changed', 'header: any other change', notRead],
  ['response-media-type-tightened', 'media type: tightened', byEffect.response.tightened],
  ['response-media-type-relaxed', 'media type: relaxed', byEffect.response.relaxed],
  [
    'response-media-type-changed',
    'media type: changed',
    breaking('The console reads the old one.'),
  ],
  ['response-property-added', 'property added', ignoresOthers],
  [
    'response-property-removed',
    'optional property removed that a screen reads',
    breaking('A screen reads it.'),
  ],
  [
    'response-property-removed-required',
    'required property removed',
    breaking('The console rejects a response without it.'),
  ],
  ['response-property-removed-unused', 'property removed that no screen reads', noScreenReads],
  [
    'response-write-only-added',
    'writeOnly: property that was required or that a screen reads',
    breaking('It is no longer part of the response.'),
  ],
  ['response-write-only-added-unused', 'writeOnly: property that no screen reads', noScreenReads],
  ['response-write-only-removed', 'no longer writeOnly', ignoresOthers],
]);
