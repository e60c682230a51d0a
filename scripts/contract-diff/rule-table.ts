/** The rules for everything but the constraints of schemas: id, class, what it detects, reason. */
export const ruleTable = `
operation-removed | breaking | operation removed | The console still calls it.
operation-added | non-breaking | operation added | No screen calls it yet.
operation-route-changed | breaking | method or path | The console calls the old one.
operation-id-changed | non-breaking | operationId | The console calls methods and paths; npm run generate follows the name.
operation-deprecated | non-breaking | deprecated | It responds as before.
security-tightened | breaking | security schemes or scopes: the console no longer satisfies them | The console sends the same credentials and is rejected.
security-relaxed | non-breaking | security schemes or scopes: the console still satisfies them | The console sends the same credentials and is accepted.
token-format-changed | breaking | bearerFormat: other than JWT | The console reads from a JWT when the session expires.
server-removed | breaking | server removed or moved | The console calls the old address, unless config.json sets another.
server-added | non-breaking | server added | The console calls the previous one.
parameter-added | non-breaking | optional parameter added | It can be left out; a form could offer it.
parameter-added-required | breaking | required parameter added | The console does not send it, and the request is rejected.
parameter-removed | breaking | parameter removed that a screen sends | The console still sends it.
parameter-removed-unused | non-breaking | parameter removed that no screen sends | No screen sends it.
parameter-required-tightened | breaking | parameter is now required | A request that the console sends may be rejected.
parameter-required-relaxed | non-breaking | parameter is no longer required | What the console sends is still accepted; npm run generate brings the new constraint.
parameter-serialization-changed | breaking | style, explode or content | The console still serializes it as before.
parameter-allow-reserved-changed | non-breaking | allowReserved | The console percent-encodes reserved characters either way.
parameter-allow-empty-value-tightened | breaking | allowEmptyValue: tightened | A request that the console sends may be rejected.
parameter-allow-empty-value-relaxed | non-breaking | allowEmptyValue: relaxed | What the console sends is still accepted; npm run generate brings the new constraint.
parameter-deprecated | non-breaking | deprecated | It does not affect which values are allowed.
unsent-parameter-changed | non-breaking | optional header or cookie parameter: any change | The console sends no optional header or cookie parameters.
request-body-added | non-breaking | optional request body added | It can be left out.
request-body-added-required | breaking | required request body added | The console does not send it, and the request is rejected.
request-body-removed | breaking | request body removed | The console still sends it.
request-body-required-tightened | breaking | request body is now required | A request that the console sends may be rejected.
request-body-required-relaxed | non-breaking | request body is no longer required | What the console sends is still accepted; npm run generate brings the new constraint.
request-media-type-removed | breaking | media type removed that the console sends | The console still sends it.
request-media-type-added | non-breaking | media types other than the one that the console sends | What the console sends is still accepted.
request-encoding-changed | breaking | encoding of a part of a form | The console still encodes it as before.
request-encoding-relaxed | non-breaking | encoding of a part of a form: another content type is accepted | What the console sends is still accepted; npm run generate brings the new constraint.
request-property-added | non-breaking | optional property added | It can be left out; a form could offer it.
request-property-added-required | breaking | required property added | The console does not send it, and the request is rejected.
request-property-removed | breaking | property removed that is required or sent | The console still sends it.
request-property-removed-unused | non-breaking | property removed that no screen sends | No screen sends it.
request-read-only-added | breaking | readOnly: property that is required or sent | The console still sends it.
request-read-only-added-unused | non-breaking | readOnly: property that no screen sends | No screen sends it.
request-read-only-removed | non-breaking | no longer readOnly: optional property | It can be left out; a form could offer it.
request-read-only-removed-required | breaking | no longer readOnly: required property | The console does not send it, and the request is rejected.
request-alternative-overlap | breaking | alternatives of oneOf that may both match now | A value that matches two alternatives is rejected.
success-response-removed | breaking | response 2XX removed | The console reads its body.
success-response-added | breaking | response 2XX added, different from the previous one | The console rejects a response that it does not know.
success-response-added-alike | non-breaking | response 2XX added, compatible with the previous one | The console reads it like the previous one.
unauthorized-response-removed | breaking | response 401 removed | The console ends the session when it receives one.
error-response-removed | non-breaking | error response removed | No screen depends on a specific error.
error-response-added | non-breaking | error response added | Every error is shown with the message of the server.
error-response-changed | non-breaking | error response, except its message | The console reads only the message of an error response.
error-message-removed | breaking | message of an error response removed | No screen can show why a request failed.
response-header-added | non-breaking | header added | The console does not read it.
response-header-removed | non-breaking | header removed | The console does not read it.
response-header-changed | non-breaking | header: any other change | The console does not read it.
response-media-type-tightened | non-breaking | media type: tightened | What may be received now was allowed before.
response-media-type-relaxed | breaking | media type: relaxed | The console rejects a response that violates the old contract.
response-media-type-changed | breaking | media type: changed | The console reads the old one.
response-property-added | non-breaking | property added | The console ignores properties that it does not know.
response-property-removed | breaking | optional property removed that a screen reads | A screen reads it.
response-property-removed-required | breaking | required property removed | The console rejects a response without it.
response-property-removed-unused | non-breaking | property removed that no screen reads | It was optional, and no screen reads it.
response-write-only-added | breaking | writeOnly: property that was required or that a screen reads | It is no longer part of the response.
response-write-only-added-unused | non-breaking | writeOnly: property that no screen reads | It was optional, and no screen reads it.
response-write-only-removed | non-breaking | no longer writeOnly | The console ignores properties that it does not know.
`;
