// This file is auto-generated from the contract by scripts/generate.ts.

import * as schemas from './schemas.ts';
import type { operations as contract } from './types.ts';

export interface OperationTypes {
  'GET /specimens': contract['getSpecimens'];
  'POST /specimens': contract['addSpecimen'];
  'GET /specimens/{specimenId}': contract['getSpecimen'];
  'DELETE /specimens/{specimenId}': contract['deleteSpecimen'];
  'PATCH /specimens/{specimenId}': contract['updateSpecimen'];
  'POST /specimens/{specimenId}/return': contract['returnSpecimen'];
  'PUT /specimens/{specimenId}/card': contract['printCard'];
}

export const operations = {
  'GET /specimens': {
    "id": "getSpecimens",
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
              "title": "Specimen",
              "type": "string",
              "maxLength": 40
            },
            "nickname": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 40
            },
            "email": {
              "type": "string",
              "format": "email"
            },
            "website": {
              "type": "string",
              "format": "uri"
            },
            "serial": {
              "type": "string",
              "format": "uuid"
            },
            "found": {
              "title": "Found On",
              "type": "string",
              "format": "date"
            },
            "seenAt": {
              "type": "string",
              "format": "date-time"
            },
            "opens": {
              "type": "string",
              "format": "time"
            },
            "lost": {
              "type": [
                "string",
                "null"
              ],
              "format": "date"
            },
            "secret": {
              "type": "string",
              "format": "password",
              "writeOnly": true
            },
            "postcode": {
              "type": "string"
            },
            "shelf": {
              "type": "string",
              "maxLength": 4
            },
            "colour": {
              "type": "string"
            },
            "account": {
              "type": "string",
              "format": "iban"
            },
            "address": {
              "type": "string",
              "format": "ipv4"
            },
            "summary": {
              "type": "string",
              "maxLength": 200
            },
            "notes": {
              "type": "string"
            },
            "status": {
              "type": "string",
              "enum": [
                "shown",
                "stored",
                "lent"
              ]
            },
            "origin": {
              "type": "string",
              "enum": [
                "Argentina",
                "Bolivia",
                "Brazil",
                "Chile",
                "Colombia",
                "Ecuador",
                "Guyana",
                "Mexico",
                "Panama",
                "Paraguay",
                "Peru",
                "Suriname",
                "Uruguay",
                "Venezuela"
              ]
            },
            "mood": {
              "type": [
                "string",
                "null"
              ],
              "enum": [
                "bright",
                "dull",
                null
              ]
            },
            "currency": {
              "type": "string",
              "enum": [
                "EUR",
                "USD",
                "CLP"
              ]
            },
            "rank": {
              "type": "integer",
              "enum": [
                1,
                2,
                3
              ]
            },
            "category": {
              "type": "string",
              "enum": [
                "fossil"
              ]
            },
            "displayed": {
              "type": "boolean"
            },
            "verified": {
              "type": [
                "boolean",
                "null"
              ]
            },
            "age": {
              "type": "integer"
            },
            "weight": {
              "type": "number"
            },
            "rating": {
              "type": "number"
            },
            "ratio": {
              "type": "number"
            },
            "score": {
              "type": [
                "integer",
                "null"
              ]
            },
            "tags": {
              "type": "array",
              "items": {
                "type": "string",
                "maxLength": 20
              }
            },
            "remarks": {
              "type": "array",
              "items": {
                "type": "string",
                "maxLength": 300
              }
            },
            "openDays": {
              "type": "array",
              "items": {
                "type": "string",
                "enum": [
                  "monday",
                  "wednesday",
                  "friday"
                ]
              }
            },
            "measures": {
              "type": "array",
              "items": {
                "type": "number"
              }
            },
            "levels": {
              "type": "array",
              "items": {
                "type": "integer"
              }
            },
            "parts": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "name": {
                    "type": "string",
                    "maxLength": 40
                  },
                  "amount": {
                    "type": "integer"
                  },
                  "fragile": {
                    "type": "boolean"
                  },
                  "material": {
                    "type": "string",
                    "enum": [
                      "stone",
                      "wood",
                      "wire"
                    ]
                  }
                }
              }
            },
            "visits": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "at": {
                    "type": "string",
                    "format": "time"
                  },
                  "guests": {
                    "type": "array",
                    "items": {
                      "type": "string"
                    }
                  }
                }
              }
            },
            "grid": {
              "type": "array",
              "items": {
                "type": "array",
                "items": {
                  "type": "number"
                }
              }
            },
            "place": {
              "type": "object",
              "properties": {
                "street": {
                  "type": "string"
                },
                "city": {
                  "type": "string"
                },
                "position": {
                  "type": "object",
                  "properties": {
                    "x": {
                      "type": "number"
                    },
                    "y": {
                      "type": "number"
                    }
                  }
                }
              }
            },
            "owner": {
              "type": "object",
              "properties": {
                "firstName": {
                  "type": "string",
                  "maxLength": 30
                },
                "lastName": {
                  "type": "string",
                  "maxLength": 30
                },
                "phone": {
                  "type": "string"
                }
              }
            },
            "insurer": {
              "type": [
                "object",
                "null"
              ],
              "properties": {
                "company": {
                  "type": "string"
                },
                "policy": {
                  "type": [
                    "string",
                    "null"
                  ]
                }
              }
            },
            "payment": {
              "type": "object",
              "properties": {
                "method": {
                  "type": "string",
                  "enum": [
                    "card",
                    "transfer"
                  ]
                },
                "number": {
                  "type": "string"
                },
                "account": {
                  "type": "string"
                },
                "days": {
                  "type": "integer"
                }
              }
            },
            "extra": {
              "type": "object"
            },
            "anything": {},
            "reference": {
              "type": [
                "string",
                "integer"
              ]
            },
            "id": {
              "type": "integer"
            },
            "createdAt": {
              "type": "string",
              "format": "date-time"
            },
            "updatedAt": {
              "type": "string",
              "format": "date-time"
            }
          }
        }
      },
      "total": {
        "type": "integer"
      }
    },
    responseSchema: schemas.zGetSpecimensResponse,
  },
  'POST /specimens': {
    "id": "addSpecimen",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {
      "name": {
        "type": "string",
        "minLength": 2,
        "maxLength": 40,
        "title": "Specimen",
        "description": "As it is written on its card."
      },
      "nickname": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 40
      },
      "email": {
        "type": "string",
        "format": "email"
      },
      "website": {
        "type": "string",
        "format": "uri"
      },
      "serial": {
        "type": "string",
        "format": "uuid"
      },
      "found": {
        "type": "string",
        "format": "date",
        "title": "Found On"
      },
      "seenAt": {
        "type": "string",
        "format": "date-time"
      },
      "opens": {
        "type": "string",
        "format": "time"
      },
      "lost": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "secret": {
        "type": "string",
        "format": "password",
        "minLength": 8,
        "writeOnly": true
      },
      "postcode": {
        "type": "string",
        "pattern": "^[0-9]{5}$"
      },
      "shelf": {
        "type": "string",
        "pattern": "^[0-9]+$",
        "maxLength": 4
      },
      "colour": {
        "type": "string",
        "pattern": "^#[0-9a-fA-F]{6}$"
      },
      "account": {
        "type": "string",
        "format": "iban",
        "minLength": 5
      },
      "address": {
        "type": "string",
        "format": "ipv4"
      },
      "summary": {
        "type": "string",
        "maxLength": 200
      },
      "notes": {
        "type": "string",
        "minLength": 1
      },
      "status": {
        "type": "string",
        "enum": [
          "shown",
          "stored",
          "lent"
        ]
      },
      "origin": {
        "type": "string",
        "enum": [
          "Argentina",
          "Bolivia",
          "Brazil",
          "Chile",
          "Colombia",
          "Ecuador",
          "Guyana",
          "Mexico",
          "Panama",
          "Paraguay",
          "Peru",
          "Suriname",
          "Uruguay",
          "Venezuela"
        ]
      },
      "mood": {
        "type": [
          "string",
          "null"
        ],
        "enum": [
          "bright",
          "dull",
          null
        ]
      },
      "currency": {
        "type": "string",
        "enum": [
          "EUR",
          "USD",
          "CLP"
        ],
        "default": "EUR"
      },
      "rank": {
        "type": "integer",
        "enum": [
          1,
          2,
          3
        ]
      },
      "category": {
        "type": "string",
        "enum": [
          "fossil"
        ]
      },
      "displayed": {
        "type": "boolean"
      },
      "verified": {
        "type": [
          "boolean",
          "null"
        ]
      },
      "age": {
        "type": "integer",
        "minimum": 0,
        "maximum": 500,
        "description": "In millions of years."
      },
      "weight": {
        "type": "number",
        "minimum": 0.5,
        "multipleOf": 0.5
      },
      "rating": {
        "type": "number",
        "minimum": 1,
        "maximum": 5
      },
      "ratio": {
        "type": "number",
        "exclusiveMinimum": 0,
        "exclusiveMaximum": 1
      },
      "score": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1
      },
      "tags": {
        "type": "array",
        "maxItems": 5,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 20
        }
      },
      "remarks": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300
        }
      },
      "openDays": {
        "type": "array",
        "items": {
          "type": "string",
          "enum": [
            "monday",
            "wednesday",
            "friday"
          ]
        }
      },
      "measures": {
        "type": "array",
        "items": {
          "type": "number"
        }
      },
      "levels": {
        "type": "array",
        "minItems": 1,
        "items": {
          "type": "integer",
          "minimum": 0,
          "maximum": 9
        }
      },
      "parts": {
        "type": "array",
        "items": {
          "type": "object",
          "required": [
            "name",
            "amount"
          ],
          "properties": {
            "name": {
              "type": "string",
              "minLength": 1,
              "maxLength": 40
            },
            "amount": {
              "type": "integer",
              "minimum": 1
            },
            "fragile": {
              "type": "boolean"
            },
            "material": {
              "type": "string",
              "enum": [
                "stone",
                "wood",
                "wire"
              ]
            }
          }
        }
      },
      "visits": {
        "type": "array",
        "items": {
          "type": "object",
          "required": [
            "at"
          ],
          "properties": {
            "at": {
              "type": "string",
              "format": "time"
            },
            "guests": {
              "type": "array",
              "items": {
                "type": "string",
                "minLength": 1
              }
            }
          }
        }
      },
      "grid": {
        "type": "array",
        "items": {
          "type": "array",
          "minItems": 1,
          "items": {
            "type": "number"
          }
        }
      },
      "place": {
        "type": "object",
        "required": [
          "street",
          "city"
        ],
        "properties": {
          "street": {
            "type": "string",
            "minLength": 1
          },
          "city": {
            "type": "string",
            "minLength": 1
          },
          "position": {
            "type": "object",
            "properties": {
              "x": {
                "type": "number"
              },
              "y": {
                "type": "number"
              }
            }
          }
        }
      },
      "owner": {
        "type": "object",
        "required": [
          "firstName"
        ],
        "properties": {
          "firstName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 30
          },
          "lastName": {
            "type": "string",
            "maxLength": 30
          },
          "phone": {
            "type": "string",
            "pattern": "^[0-9]+$"
          }
        }
      },
      "insurer": {
        "type": [
          "object",
          "null"
        ],
        "required": [
          "company"
        ],
        "properties": {
          "company": {
            "type": "string",
            "minLength": 1
          },
          "policy": {
            "type": [
              "string",
              "null"
            ]
          }
        }
      },
      "payment": {
        "type": "object",
        "required": [
          "method"
        ],
        "properties": {
          "method": {
            "type": "string",
            "enum": [
              "card",
              "transfer"
            ]
          },
          "number": {
            "type": "string",
            "pattern": "^[0-9]{4,16}$"
          },
          "account": {
            "type": "string",
            "minLength": 5
          },
          "days": {
            "type": "integer",
            "minimum": 1,
            "maximum": 90
          }
        },
        "discriminator": "method",
        "oneOf": [
          {
            "type": "object",
            "required": [
              "method",
              "number"
            ],
            "properties": {
              "method": {
                "type": "string",
                "enum": [
                  "card"
                ]
              },
              "number": {
                "type": "string",
                "pattern": "^[0-9]{4,16}$"
              }
            }
          },
          {
            "type": "object",
            "required": [
              "method",
              "account"
            ],
            "properties": {
              "method": {
                "type": "string",
                "enum": [
                  "transfer"
                ]
              },
              "account": {
                "type": "string",
                "minLength": 5
              },
              "days": {
                "type": "integer",
                "minimum": 1,
                "maximum": 90
              }
            }
          }
        ]
      },
      "extra": {
        "type": "object",
        "additionalProperties": true
      },
      "anything": {},
      "reference": {
        "type": [
          "string",
          "integer"
        ]
      }
    },
    "requiredProperties": [
      "name",
      "status",
      "place",
      "mood"
    ],
    "responseProperties": {},
    responseSchema: schemas.zAddSpecimenResponse,
    bodySchema: schemas.zAddSpecimenBody,
  },
  'GET /specimens/{specimenId}': {
    "id": "getSpecimen",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": {
      "name": {
        "title": "Specimen",
        "type": "string",
        "maxLength": 40
      },
      "nickname": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 40
      },
      "email": {
        "type": "string",
        "format": "email"
      },
      "website": {
        "type": "string",
        "format": "uri"
      },
      "serial": {
        "type": "string",
        "format": "uuid"
      },
      "found": {
        "title": "Found On",
        "type": "string",
        "format": "date"
      },
      "seenAt": {
        "type": "string",
        "format": "date-time"
      },
      "opens": {
        "type": "string",
        "format": "time"
      },
      "lost": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "secret": {
        "type": "string",
        "format": "password",
        "writeOnly": true
      },
      "postcode": {
        "type": "string"
      },
      "shelf": {
        "type": "string",
        "maxLength": 4
      },
      "colour": {
        "type": "string"
      },
      "account": {
        "type": "string",
        "format": "iban"
      },
      "address": {
        "type": "string",
        "format": "ipv4"
      },
      "summary": {
        "type": "string",
        "maxLength": 200
      },
      "notes": {
        "type": "string"
      },
      "status": {
        "type": "string",
        "enum": [
          "shown",
          "stored",
          "lent"
        ]
      },
      "origin": {
        "type": "string",
        "enum": [
          "Argentina",
          "Bolivia",
          "Brazil",
          "Chile",
          "Colombia",
          "Ecuador",
          "Guyana",
          "Mexico",
          "Panama",
          "Paraguay",
          "Peru",
          "Suriname",
          "Uruguay",
          "Venezuela"
        ]
      },
      "mood": {
        "type": [
          "string",
          "null"
        ],
        "enum": [
          "bright",
          "dull",
          null
        ]
      },
      "currency": {
        "type": "string",
        "enum": [
          "EUR",
          "USD",
          "CLP"
        ]
      },
      "rank": {
        "type": "integer",
        "enum": [
          1,
          2,
          3
        ]
      },
      "category": {
        "type": "string",
        "enum": [
          "fossil"
        ]
      },
      "displayed": {
        "type": "boolean"
      },
      "verified": {
        "type": [
          "boolean",
          "null"
        ]
      },
      "age": {
        "type": "integer"
      },
      "weight": {
        "type": "number"
      },
      "rating": {
        "type": "number"
      },
      "ratio": {
        "type": "number"
      },
      "score": {
        "type": [
          "integer",
          "null"
        ]
      },
      "tags": {
        "type": "array",
        "items": {
          "type": "string",
          "maxLength": 20
        }
      },
      "remarks": {
        "type": "array",
        "items": {
          "type": "string",
          "maxLength": 300
        }
      },
      "openDays": {
        "type": "array",
        "items": {
          "type": "string",
          "enum": [
            "monday",
            "wednesday",
            "friday"
          ]
        }
      },
      "measures": {
        "type": "array",
        "items": {
          "type": "number"
        }
      },
      "levels": {
        "type": "array",
        "items": {
          "type": "integer"
        }
      },
      "parts": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "name": {
              "type": "string",
              "maxLength": 40
            },
            "amount": {
              "type": "integer"
            },
            "fragile": {
              "type": "boolean"
            },
            "material": {
              "type": "string",
              "enum": [
                "stone",
                "wood",
                "wire"
              ]
            }
          }
        }
      },
      "visits": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "at": {
              "type": "string",
              "format": "time"
            },
            "guests": {
              "type": "array",
              "items": {
                "type": "string"
              }
            }
          }
        }
      },
      "grid": {
        "type": "array",
        "items": {
          "type": "array",
          "items": {
            "type": "number"
          }
        }
      },
      "place": {
        "type": "object",
        "properties": {
          "street": {
            "type": "string"
          },
          "city": {
            "type": "string"
          },
          "position": {
            "type": "object",
            "properties": {
              "x": {
                "type": "number"
              },
              "y": {
                "type": "number"
              }
            }
          }
        }
      },
      "owner": {
        "type": "object",
        "properties": {
          "firstName": {
            "type": "string",
            "maxLength": 30
          },
          "lastName": {
            "type": "string",
            "maxLength": 30
          },
          "phone": {
            "type": "string"
          }
        }
      },
      "insurer": {
        "type": [
          "object",
          "null"
        ],
        "properties": {
          "company": {
            "type": "string"
          },
          "policy": {
            "type": [
              "string",
              "null"
            ]
          }
        }
      },
      "payment": {
        "type": "object",
        "properties": {
          "method": {
            "type": "string",
            "enum": [
              "card",
              "transfer"
            ]
          },
          "number": {
            "type": "string"
          },
          "account": {
            "type": "string"
          },
          "days": {
            "type": "integer"
          }
        }
      },
      "extra": {
        "type": "object"
      },
      "anything": {},
      "reference": {
        "type": [
          "string",
          "integer"
        ]
      },
      "id": {
        "type": "integer"
      },
      "createdAt": {
        "type": "string",
        "format": "date-time"
      },
      "updatedAt": {
        "type": "string",
        "format": "date-time"
      }
    },
    responseSchema: schemas.zGetSpecimenResponse,
  },
  'DELETE /specimens/{specimenId}': {
    "id": "deleteSpecimen",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": {},
    responseSchema: schemas.zDeleteSpecimenResponse,
  },
  'PATCH /specimens/{specimenId}': {
    "id": "updateSpecimen",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {
      "name": {
        "type": "string",
        "minLength": 2,
        "maxLength": 40,
        "title": "Specimen",
        "description": "As it is written on its card."
      },
      "nickname": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 40
      },
      "email": {
        "type": "string",
        "format": "email"
      },
      "website": {
        "type": "string",
        "format": "uri"
      },
      "serial": {
        "type": "string",
        "format": "uuid"
      },
      "found": {
        "type": "string",
        "format": "date",
        "title": "Found On"
      },
      "seenAt": {
        "type": "string",
        "format": "date-time"
      },
      "opens": {
        "type": "string",
        "format": "time"
      },
      "lost": {
        "type": [
          "string",
          "null"
        ],
        "format": "date"
      },
      "secret": {
        "type": "string",
        "format": "password",
        "minLength": 8,
        "writeOnly": true
      },
      "postcode": {
        "type": "string",
        "pattern": "^[0-9]{5}$"
      },
      "shelf": {
        "type": "string",
        "pattern": "^[0-9]+$",
        "maxLength": 4
      },
      "colour": {
        "type": "string",
        "pattern": "^#[0-9a-fA-F]{6}$"
      },
      "account": {
        "type": "string",
        "format": "iban",
        "minLength": 5
      },
      "address": {
        "type": "string",
        "format": "ipv4"
      },
      "summary": {
        "type": "string",
        "maxLength": 200
      },
      "notes": {
        "type": "string",
        "minLength": 1
      },
      "status": {
        "type": "string",
        "enum": [
          "shown",
          "stored",
          "lent"
        ]
      },
      "origin": {
        "type": "string",
        "enum": [
          "Argentina",
          "Bolivia",
          "Brazil",
          "Chile",
          "Colombia",
          "Ecuador",
          "Guyana",
          "Mexico",
          "Panama",
          "Paraguay",
          "Peru",
          "Suriname",
          "Uruguay",
          "Venezuela"
        ]
      },
      "mood": {
        "type": [
          "string",
          "null"
        ],
        "enum": [
          "bright",
          "dull",
          null
        ]
      },
      "currency": {
        "type": "string",
        "enum": [
          "EUR",
          "USD",
          "CLP"
        ],
        "default": "EUR"
      },
      "rank": {
        "type": "integer",
        "enum": [
          1,
          2,
          3
        ]
      },
      "category": {
        "type": "string",
        "enum": [
          "fossil"
        ]
      },
      "displayed": {
        "type": "boolean"
      },
      "verified": {
        "type": [
          "boolean",
          "null"
        ]
      },
      "age": {
        "type": "integer",
        "minimum": 0,
        "maximum": 500,
        "description": "In millions of years."
      },
      "weight": {
        "type": "number",
        "minimum": 0.5,
        "multipleOf": 0.5
      },
      "rating": {
        "type": "number",
        "minimum": 1,
        "maximum": 5
      },
      "ratio": {
        "type": "number",
        "exclusiveMinimum": 0,
        "exclusiveMaximum": 1
      },
      "score": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 1
      },
      "tags": {
        "type": "array",
        "maxItems": 5,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 20
        }
      },
      "remarks": {
        "type": "array",
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 300
        }
      },
      "openDays": {
        "type": "array",
        "items": {
          "type": "string",
          "enum": [
            "monday",
            "wednesday",
            "friday"
          ]
        }
      },
      "measures": {
        "type": "array",
        "items": {
          "type": "number"
        }
      },
      "levels": {
        "type": "array",
        "minItems": 1,
        "items": {
          "type": "integer",
          "minimum": 0,
          "maximum": 9
        }
      },
      "parts": {
        "type": "array",
        "items": {
          "type": "object",
          "required": [
            "name",
            "amount"
          ],
          "properties": {
            "name": {
              "type": "string",
              "minLength": 1,
              "maxLength": 40
            },
            "amount": {
              "type": "integer",
              "minimum": 1
            },
            "fragile": {
              "type": "boolean"
            },
            "material": {
              "type": "string",
              "enum": [
                "stone",
                "wood",
                "wire"
              ]
            }
          }
        }
      },
      "visits": {
        "type": "array",
        "items": {
          "type": "object",
          "required": [
            "at"
          ],
          "properties": {
            "at": {
              "type": "string",
              "format": "time"
            },
            "guests": {
              "type": "array",
              "items": {
                "type": "string",
                "minLength": 1
              }
            }
          }
        }
      },
      "grid": {
        "type": "array",
        "items": {
          "type": "array",
          "minItems": 1,
          "items": {
            "type": "number"
          }
        }
      },
      "place": {
        "type": "object",
        "required": [
          "street",
          "city"
        ],
        "properties": {
          "street": {
            "type": "string",
            "minLength": 1
          },
          "city": {
            "type": "string",
            "minLength": 1
          },
          "position": {
            "type": "object",
            "properties": {
              "x": {
                "type": "number"
              },
              "y": {
                "type": "number"
              }
            }
          }
        }
      },
      "owner": {
        "type": "object",
        "required": [
          "firstName"
        ],
        "properties": {
          "firstName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 30
          },
          "lastName": {
            "type": "string",
            "maxLength": 30
          },
          "phone": {
            "type": "string",
            "pattern": "^[0-9]+$"
          }
        }
      },
      "insurer": {
        "type": [
          "object",
          "null"
        ],
        "required": [
          "company"
        ],
        "properties": {
          "company": {
            "type": "string",
            "minLength": 1
          },
          "policy": {
            "type": [
              "string",
              "null"
            ]
          }
        }
      },
      "payment": {
        "type": "object",
        "required": [
          "method"
        ],
        "properties": {
          "method": {
            "type": "string",
            "enum": [
              "card",
              "transfer"
            ]
          },
          "number": {
            "type": "string",
            "pattern": "^[0-9]{4,16}$"
          },
          "account": {
            "type": "string",
            "minLength": 5
          },
          "days": {
            "type": "integer",
            "minimum": 1,
            "maximum": 90
          }
        },
        "discriminator": "method",
        "oneOf": [
          {
            "type": "object",
            "required": [
              "method",
              "number"
            ],
            "properties": {
              "method": {
                "type": "string",
                "enum": [
                  "card"
                ]
              },
              "number": {
                "type": "string",
                "pattern": "^[0-9]{4,16}$"
              }
            }
          },
          {
            "type": "object",
            "required": [
              "method",
              "account"
            ],
            "properties": {
              "method": {
                "type": "string",
                "enum": [
                  "transfer"
                ]
              },
              "account": {
                "type": "string",
                "minLength": 5
              },
              "days": {
                "type": "integer",
                "minimum": 1,
                "maximum": 90
              }
            }
          }
        ]
      },
      "extra": {
        "type": "object",
        "additionalProperties": true
      },
      "anything": {},
      "reference": {
        "type": [
          "string",
          "integer"
        ]
      }
    },
    "requiredProperties": [],
    "responseProperties": {},
    responseSchema: schemas.zUpdateSpecimenResponse,
    bodySchema: schemas.zUpdateSpecimenBody,
  },
  'POST /specimens/{specimenId}/return': {
    "id": "returnSpecimen",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": {},
    responseSchema: schemas.zReturnSpecimenResponse,
  },
  'PUT /specimens/{specimenId}/card': {
    "id": "printCard",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {
      "copies": {
        "type": "integer",
        "minimum": 1
      }
    },
    "requiredProperties": [],
    "responseProperties": {},
    responseSchema: schemas.zPrintCardResponse,
    bodySchema: schemas.zPrintCardBody,
  },
} as const;
