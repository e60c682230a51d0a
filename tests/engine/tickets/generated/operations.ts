// This file is auto-generated from the contract by scripts/generate.ts.

import * as schemas from './schemas.ts';
import type { operations as contract } from './types.ts';

export interface OperationTypes {
  'GET /tickets': contract['listTickets'];
  'POST /tickets': contract['createTicket'];
  'GET /tickets/{ticketId}': contract['getTicket'];
  'DELETE /tickets/{ticketId}': contract['deleteTicket'];
  'PATCH /tickets/{ticketId}': contract['updateTicket'];
  'POST /tickets/{ticketId}/close': contract['closeTicket'];
  'POST /tickets/{ticketId}/reopen': contract['reopenTicket'];
  'GET /agents': contract['listAgents'];
  'POST /agents': contract['createAgent'];
  'GET /agents/{agentId}': contract['getAgent'];
  'PUT /agents/{agentId}': contract['updateAgent'];
}

export const operations = {
  'GET /tickets': {
    "id": "listTickets",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {
      "query": {
        "type": "string"
      },
      "page_number": {
        "type": "integer",
        "minimum": 0,
        "default": 0
      },
      "page_size": {
        "type": "integer",
        "enum": [
          2,
          20
        ],
        "default": 2
      }
    },
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": {
      "tickets": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "title": {
              "type": "string",
              "maxLength": 80
            },
            "description": {
              "type": "string",
              "maxLength": 2000
            },
            "priority": {
              "type": "string",
              "enum": [
                "low",
                "normal",
                "high",
                "urgent"
              ]
            },
            "tags": {
              "type": "array",
              "items": {
                "type": "string",
                "maxLength": 20
              }
            },
            "dueAt": {
              "type": "string",
              "format": "date-time"
            },
            "assigneeId": {
              "type": "string"
            },
            "id": {
              "type": "string"
            },
            "status": {
              "type": "string",
              "enum": [
                "open",
                "closed"
              ]
            }
          }
        }
      },
      "count": {
        "type": "integer"
      }
    },
    responseSchema: schemas.zListTicketsResponse,
  },
  'POST /tickets': {
    "id": "createTicket",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {
      "title": {
        "type": "string",
        "minLength": 3,
        "maxLength": 80
      },
      "description": {
        "type": "string",
        "maxLength": 2000
      },
      "priority": {
        "type": "string",
        "enum": [
          "low",
          "normal",
          "high",
          "urgent"
        ],
        "default": "normal"
      },
      "tags": {
        "type": "array",
        "uniqueItems": true,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 20
        }
      },
      "dueAt": {
        "type": "string",
        "format": "date-time"
      },
      "assigneeId": {
        "type": "string"
      }
    },
    "requiredProperties": [
      "title",
      "priority"
    ],
    "responseProperties": {},
    responseSchema: schemas.zCreateTicketResponse,
    bodySchema: schemas.zCreateTicketBody,
  },
  'GET /tickets/{ticketId}': {
    "id": "getTicket",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": {
      "data": {
        "type": "object",
        "properties": {
          "title": {
            "type": "string",
            "maxLength": 80
          },
          "description": {
            "type": "string",
            "maxLength": 2000
          },
          "priority": {
            "type": "string",
            "enum": [
              "low",
              "normal",
              "high",
              "urgent"
            ]
          },
          "tags": {
            "type": "array",
            "items": {
              "type": "string",
              "maxLength": 20
            }
          },
          "dueAt": {
            "type": "string",
            "format": "date-time"
          },
          "assigneeId": {
            "type": "string"
          },
          "id": {
            "type": "string"
          },
          "status": {
            "type": "string",
            "enum": [
              "open",
              "closed"
            ]
          }
        }
      }
    },
    responseSchema: schemas.zGetTicketResponse,
  },
  'DELETE /tickets/{ticketId}': {
    "id": "deleteTicket",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": {},
    responseSchema: schemas.zDeleteTicketResponse,
  },
  'PATCH /tickets/{ticketId}': {
    "id": "updateTicket",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {
      "title": {
        "type": "string",
        "minLength": 3,
        "maxLength": 80
      },
      "description": {
        "type": "string",
        "maxLength": 2000
      },
      "priority": {
        "type": "string",
        "enum": [
          "low",
          "normal",
          "high",
          "urgent"
        ],
        "default": "normal"
      },
      "tags": {
        "type": "array",
        "uniqueItems": true,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 20
        }
      },
      "dueAt": {
        "type": "string",
        "format": "date-time"
      },
      "assigneeId": {
        "type": "string"
      }
    },
    "requiredProperties": [],
    "responseProperties": {},
    responseSchema: schemas.zUpdateTicketResponse,
    bodySchema: schemas.zUpdateTicketBody,
  },
  'POST /tickets/{ticketId}/close': {
    "id": "closeTicket",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": {},
    responseSchema: schemas.zCloseTicketResponse,
  },
  'POST /tickets/{ticketId}/reopen': {
    "id": "reopenTicket",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": {},
    responseSchema: schemas.zReopenTicketResponse,
  },
  'GET /agents': {
    "id": "listAgents",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {
      "search": {
        "type": "string"
      },
      "offset": {
        "type": "integer",
        "minimum": 0,
        "default": 0
      },
      "limit": {
        "type": "integer",
        "minimum": 1,
        "maximum": 25,
        "default": 2
      }
    },
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": {
      "agents": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "firstName": {
              "type": "string",
              "maxLength": 40
            },
            "lastName": {
              "type": "string",
              "maxLength": 40
            },
            "email": {
              "type": "string",
              "format": "email"
            },
            "_id": {
              "type": "string"
            }
          }
        }
      },
      "totalCount": {
        "type": "integer"
      }
    },
    responseSchema: schemas.zListAgentsResponse,
  },
  'POST /agents': {
    "id": "createAgent",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {
      "firstName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 40
      },
      "lastName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 40
      },
      "email": {
        "type": "string",
        "format": "email"
      }
    },
    "requiredProperties": [
      "firstName",
      "lastName"
    ],
    "responseProperties": {},
    responseSchema: schemas.zCreateAgentResponse,
    bodySchema: schemas.zCreateAgentBody,
  },
  'GET /agents/{agentId}': {
    "id": "getAgent",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": {
      "firstName": {
        "type": "string",
        "maxLength": 40
      },
      "lastName": {
        "type": "string",
        "maxLength": 40
      },
      "email": {
        "type": "string",
        "format": "email"
      },
      "_id": {
        "type": "string"
      }
    },
    responseSchema: schemas.zGetAgentResponse,
  },
  'PUT /agents/{agentId}': {
    "id": "updateAgent",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {
      "firstName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 40
      },
      "lastName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 40
      },
      "email": {
        "type": "string",
        "format": "email"
      }
    },
    "requiredProperties": [],
    "responseProperties": {},
    responseSchema: schemas.zUpdateAgentResponse,
    bodySchema: schemas.zUpdateAgentBody,
  },
} as const;
