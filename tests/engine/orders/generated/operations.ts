// This file is auto-generated from the contract by scripts/generate.ts.

import * as schemas from './schemas.ts';
import type { operations as contract } from './types.ts';

export interface OperationTypes {
  'GET /orders': contract['listOrders'];
  'GET /orders/{orderId}': contract['readOrder'];
  'DELETE /orders/{orderId}': contract['deleteOrder'];
  'PATCH /orders/{orderId}': contract['updateOrder'];
  'POST /orders/{orderId}/approve': contract['approveOrder'];
  'PUT /orders/{orderId}/receipt': contract['resendReceipt'];
}

export const operations = {
  'GET /orders': {
    "id": "listOrders",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {
      "q": {
        "type": "string"
      },
      "page": {
        "type": "integer",
        "minimum": 1,
        "default": 1
      },
      "limit": {
        "type": "integer",
        "minimum": 1,
        "maximum": 30,
        "default": 2
      }
    },
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": {
      "items": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "id": {
              "type": "integer"
            },
            "customer": {
              "type": [
                "string",
                "null"
              ]
            },
            "status": {
              "type": [
                "string",
                "null"
              ],
              "enum": [
                "open",
                "shipped",
                null
              ]
            },
            "colour": {
              "type": [
                "string",
                "null"
              ]
            },
            "note": {
              "type": [
                "string",
                "null"
              ]
            }
          }
        }
      },
      "total": {
        "type": "integer"
      }
    },
    responseSchema: schemas.zListOrdersResponse,
  },
  'GET /orders/{orderId}': {
    "id": "readOrder",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": {
      "id": {
        "type": "integer"
      },
      "customer": {
        "type": [
          "string",
          "null"
        ]
      },
      "status": {
        "type": [
          "string",
          "null"
        ],
        "enum": [
          "open",
          "shipped",
          null
        ]
      },
      "colour": {
        "type": [
          "string",
          "null"
        ]
      },
      "note": {
        "type": [
          "string",
          "null"
        ]
      }
    },
    responseSchema: schemas.zReadOrderResponse,
  },
  'DELETE /orders/{orderId}': {
    "id": "deleteOrder",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": {},
    responseSchema: schemas.zDeleteOrderResponse,
  },
  'PATCH /orders/{orderId}': {
    "id": "updateOrder",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {
      "customer": {
        "type": "string",
        "minLength": 1,
        "maxLength": 40
      },
      "colour": {
        "type": "string",
        "pattern": "^#[0-9a-f]{6}$"
      },
      "note": {
        "type": "string",
        "maxLength": 500
      }
    },
    "requiredProperties": [],
    "responseProperties": {},
    responseSchema: schemas.zUpdateOrderResponse,
    bodySchema: schemas.zUpdateOrderBody,
  },
  'POST /orders/{orderId}/approve': {
    "id": "approveOrder",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": {},
    responseSchema: schemas.zApproveOrderResponse,
  },
  'PUT /orders/{orderId}/receipt': {
    "id": "resendReceipt",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {
      "email": {
        "type": "string",
        "format": "email"
      }
    },
    "requiredProperties": [],
    "responseProperties": {},
    responseSchema: schemas.zResendReceiptResponse,
    bodySchema: schemas.zResendReceiptBody,
  },
} as const;
