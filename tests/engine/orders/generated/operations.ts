// This file is auto-generated from the contract by scripts/generate.ts.

import * as schemas from './schemas.ts';
import type { operations as contract } from './types.ts';

export interface OperationTypes {
  'GET /orders': contract['listOrders'];
  'POST /orders': contract['addOrder'];
  'GET /orders/{orderId}': contract['readOrder'];
  'DELETE /orders/{orderId}': contract['deleteOrder'];
  'PATCH /orders/{orderId}': contract['updateOrder'];
  'POST /orders/{orderId}/approve': contract['approveOrder'];
  'PUT /orders/{orderId}/receipt': contract['resendReceipt'];
  'GET /customers': contract['listCustomers'];
  'POST /customers': contract['addCustomer'];
  'GET /customers/{customerId}': contract['readCustomer'];
  'PUT /customers/{customerId}': contract['updateCustomer'];
  'DELETE /customers/{customerId}': contract['deleteCustomer'];
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
            "customerId": {
              "type": [
                "string",
                "null"
              ]
            },
            "lines": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "product": {
                    "type": "string",
                    "maxLength": 80
                  },
                  "quantity": {
                    "type": "integer"
                  },
                  "price": {
                    "type": "number"
                  }
                }
              }
            },
            "shippingAddress": {
              "type": "object",
              "properties": {
                "street": {
                  "type": "string"
                },
                "postcode": {
                  "type": "string"
                },
                "city": {
                  "type": "string"
                }
              }
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
  'POST /orders': {
    "id": "addOrder",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {
      "customerId": {
        "type": "string"
      },
      "lines": {
        "type": "array",
        "minItems": 1,
        "items": {
          "type": "object",
          "required": [
            "product",
            "quantity",
            "price"
          ],
          "properties": {
            "product": {
              "type": "string",
              "minLength": 1,
              "maxLength": 80
            },
            "quantity": {
              "type": "integer",
              "minimum": 1
            },
            "price": {
              "type": "number",
              "minimum": 0
            }
          }
        }
      },
      "shippingAddress": {
        "type": "object",
        "required": [
          "street",
          "postcode",
          "city"
        ],
        "properties": {
          "street": {
            "type": "string",
            "minLength": 1
          },
          "postcode": {
            "type": "string",
            "pattern": "^[0-9]{5}$"
          },
          "city": {
            "type": "string",
            "minLength": 1
          }
        }
      },
      "note": {
        "type": "string",
        "maxLength": 500
      }
    },
    "requiredProperties": [
      "customerId",
      "lines",
      "shippingAddress"
    ],
    "responseProperties": {},
    responseSchema: schemas.zAddOrderResponse,
    bodySchema: schemas.zAddOrderBody,
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
      "customerId": {
        "type": [
          "string",
          "null"
        ]
      },
      "lines": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "product": {
              "type": "string",
              "maxLength": 80
            },
            "quantity": {
              "type": "integer"
            },
            "price": {
              "type": "number"
            }
          }
        }
      },
      "shippingAddress": {
        "type": "object",
        "properties": {
          "street": {
            "type": "string"
          },
          "postcode": {
            "type": "string"
          },
          "city": {
            "type": "string"
          }
        }
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
      },
      "lines": {
        "type": "array",
        "minItems": 1,
        "items": {
          "type": "object",
          "required": [
            "product",
            "quantity",
            "price"
          ],
          "properties": {
            "product": {
              "type": "string",
              "minLength": 1,
              "maxLength": 80
            },
            "quantity": {
              "type": "integer",
              "minimum": 1
            },
            "price": {
              "type": "number",
              "minimum": 0
            }
          }
        }
      },
      "shippingAddress": {
        "type": "object",
        "required": [
          "street",
          "postcode",
          "city"
        ],
        "properties": {
          "street": {
            "type": "string",
            "minLength": 1
          },
          "postcode": {
            "type": "string",
            "pattern": "^[0-9]{5}$"
          },
          "city": {
            "type": "string",
            "minLength": 1
          }
        }
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
  'GET /customers': {
    "id": "listCustomers",
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
            "name": {
              "type": "string",
              "maxLength": 80
            },
            "email": {
              "type": "string",
              "format": "email"
            },
            "newsletter": {
              "type": "boolean"
            },
            "id": {
              "type": "string"
            }
          }
        }
      },
      "total": {
        "type": "integer"
      }
    },
    responseSchema: schemas.zListCustomersResponse,
  },
  'POST /customers': {
    "id": "addCustomer",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80
      },
      "email": {
        "type": "string",
        "format": "email"
      },
      "newsletter": {
        "type": "boolean"
      }
    },
    "requiredProperties": [
      "name"
    ],
    "responseProperties": {},
    responseSchema: schemas.zAddCustomerResponse,
    bodySchema: schemas.zAddCustomerBody,
  },
  'GET /customers/{customerId}': {
    "id": "readCustomer",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": {
      "name": {
        "type": "string",
        "maxLength": 80
      },
      "email": {
        "type": "string",
        "format": "email"
      },
      "newsletter": {
        "type": "boolean"
      },
      "id": {
        "type": "string"
      }
    },
    responseSchema: schemas.zReadCustomerResponse,
  },
  'PUT /customers/{customerId}': {
    "id": "updateCustomer",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80
      },
      "email": {
        "type": "string",
        "format": "email"
      },
      "newsletter": {
        "type": "boolean"
      }
    },
    "requiredProperties": [],
    "responseProperties": {},
    responseSchema: schemas.zUpdateCustomerResponse,
    bodySchema: schemas.zUpdateCustomerBody,
  },
  'DELETE /customers/{customerId}': {
    "id": "deleteCustomer",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": {},
    responseSchema: schemas.zDeleteCustomerResponse,
  },
} as const;
