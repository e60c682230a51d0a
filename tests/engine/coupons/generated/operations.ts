// This file is auto-generated from the contract by scripts/generate.ts.

import * as schemas from './schemas.ts';
import type { operations as contract } from './types.ts';

export interface OperationTypes {
  'GET /api/coupons': contract['getCoupons'];
  'POST /api/coupons': contract['addCoupon'];
  'GET /api/coupons/{id}': contract['getCoupon'];
  'PUT /api/coupons/{id}': contract['updateCoupon'];
  'DELETE /api/coupons/{id}': contract['deleteCoupon'];
}

export const operations = {
  'GET /api/coupons': {
    "id": "getCoupons",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {
      "key": {
        "type": "string",
        "minLength": 1
      },
      "currentPage": {
        "type": "integer",
        "minimum": 1,
        "default": 1
      },
      "resultPerPage": {
        "type": "integer",
        "enum": [
          2,
          4
        ],
        "default": 2
      }
    },
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": {
      "success": {
        "type": "boolean",
        "enum": [
          true
        ]
      },
      "coupons": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "_id": {
              "type": "string"
            },
            "code": {
              "type": [
                "string",
                "null"
              ]
            },
            "percentage": {
              "type": [
                "number",
                "null"
              ]
            },
            "active": {
              "type": [
                "boolean",
                "null"
              ]
            },
            "expiresAt": {
              "type": [
                "string",
                "null"
              ]
            },
            "kind": {
              "type": [
                "string",
                "null"
              ],
              "enum": [
                "gift",
                "refund",
                null
              ]
            },
            "uses": {
              "type": [
                "array",
                "null"
              ],
              "items": {
                "type": "integer"
              }
            }
          }
        }
      },
      "length": {
        "type": "integer"
      }
    },
    responseSchema: schemas.zGetCouponsResponse,
  },
  'POST /api/coupons': {
    "id": "addCoupon",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {
      "code": {
        "type": "string",
        "minLength": 3,
        "maxLength": 8
      },
      "percentage": {
        "type": "integer",
        "minimum": 1,
        "maximum": 90
      },
      "active": {
        "type": "boolean"
      },
      "expiresAt": {
        "type": "string",
        "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
      }
    },
    "requiredProperties": [
      "code",
      "percentage",
      "active"
    ],
    "responseProperties": {},
    responseSchema: schemas.zAddCouponResponse,
    bodySchema: schemas.zAddCouponBody,
  },
  'GET /api/coupons/{id}': {
    "id": "getCoupon",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": {
      "success": {
        "type": "boolean",
        "enum": [
          true
        ]
      },
      "coupon": {
        "type": "object",
        "properties": {
          "_id": {
            "type": "string"
          },
          "code": {
            "type": [
              "string",
              "null"
            ]
          },
          "percentage": {
            "type": [
              "number",
              "null"
            ]
          },
          "active": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "expiresAt": {
            "type": [
              "string",
              "null"
            ]
          },
          "kind": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "gift",
              "refund",
              null
            ]
          },
          "uses": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "integer"
            }
          }
        }
      }
    },
    responseSchema: schemas.zGetCouponResponse,
  },
  'PUT /api/coupons/{id}': {
    "id": "updateCoupon",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {
      "code": {
        "type": "string",
        "minLength": 3,
        "maxLength": 8
      },
      "percentage": {
        "type": "integer",
        "minimum": 1,
        "maximum": 90
      },
      "active": {
        "type": "boolean"
      },
      "expiresAt": {
        "type": "string",
        "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
      },
      "kind": {
        "type": "string",
        "enum": [
          "gift",
          "refund"
        ]
      }
    },
    "requiredProperties": [],
    "responseProperties": {},
    responseSchema: schemas.zUpdateCouponResponse,
    bodySchema: schemas.zUpdateCouponBody,
  },
  'DELETE /api/coupons/{id}': {
    "id": "deleteCoupon",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": {},
    responseSchema: schemas.zDeleteCouponResponse,
  },
} as const;
