// This file is auto-generated from the contract by scripts/generate.ts.

import * as schemas from './schemas.ts';
import type { operations as contract } from './types.ts';

export interface OperationTypes {
  "POST /api/admin/login": contract["login"];
  "GET /api/admin/getDashboardData": contract["getDashboardData"];
  "GET /api/admin/getAllUsers": contract["getAllUsers"];
  "GET /api/admin/getAllStoryRooms": contract["getAllStoryRooms"];
  "GET /api/admin/getAllGenres": contract["getAllGenres"];
  "GET /api/banner/get-banners": contract["getBanners"];
  "GET /api/genre/getAllGenre": contract["getAllGenre"];
  "GET /api/admin/getUser/{id}": contract["getUser"];
  "PUT /api/admin/updateUser/{id}": contract["updateUser"];
  "DELETE /api/admin/deleteUser/{id}": contract["deleteUser"];
  "GET /api/admin/getStory/{id}": contract["getStory"];
  "PUT /api/admin/updateStory/{id}": contract["updateStory"];
  "DELETE /api/admin/deleteStory/{id}": contract["deleteStory"];
  "GET /api/admin/getGenre/{id}": contract["getGenre"];
  "POST /api/genre/addGenre": contract["addGenre"];
  "PUT /api/admin/updateGenre/{id}": contract["updateGenre"];
  "GET /api/banner/get-banner/{id}": contract["getBanner"];
  "POST /api/banner/create-banner": contract["createBanner"];
  "PUT /api/banner/update-banner/{id}": contract["updateBanner"];
  "DELETE /api/banner/delete-banner/{id}": contract["deleteBanner"];
  "PATCH /api/admin/updateAdminProfile": contract["updateAdminProfile"];
  "GET /api/admin/privacy_policy": contract["getPrivacyPolicy"];
  "PUT /api/admin/updatePrivacyPolicy": contract["updatePrivacyPolicy"];
  "GET /api/admin/terms_and_conditions": contract["getTermsAndConditions"];
  "PUT /api/admin/updateTermsAndCondition": contract["updateTermsAndCondition"];
  "POST /api/admin/deleteAccount": contract["deleteAccount"];
}

const sharedQueryConstraints = {
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
      5,
      10,
      15
    ],
    "default": 5
  }
} as const;

const sharedUpdatedAt = {
  "title": "Last updated",
  "type": [
    "string",
    "null"
  ],
  "format": "date-time"
} as const;

const sharedUsers = {
  "type": "object",
  "properties": {
    "_id": {
      "type": "string"
    },
    "firstName": {
      "type": [
        "string",
        "null"
      ]
    },
    "lastName": {
      "type": [
        "string",
        "null"
      ]
    },
    "userName": {
      "type": [
        "string",
        "null"
      ]
    },
    "email": {
      "type": [
        "string",
        "null"
      ]
    },
    "mobile_no": {
      "title": "Mobile",
      "type": [
        "string",
        "null"
      ]
    },
    "gender": {
      "type": [
        "string",
        "null"
      ],
      "enum": [
        "male",
        "female",
        "other",
        null
      ]
    },
    "createdAt": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time"
    },
    "updatedAt": sharedUpdatedAt
  }
} as const;

const sharedParticipants = {
  "_id": {
    "type": "string"
  },
  "firstName": {
    "type": [
      "string",
      "null"
    ]
  },
  "lastName": {
    "type": [
      "string",
      "null"
    ]
  }
} as const;

const sharedStories = {
  "type": "object",
  "properties": {
    "_id": {
      "type": "string"
    },
    "roomName": {
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
        "active",
        "upcoming",
        "completed",
        null
      ]
    },
    "theme": {
      "type": [
        "string",
        "null"
      ]
    },
    "participants": {
      "type": [
        "array",
        "null"
      ],
      "items": {
        "type": "object",
        "properties": sharedParticipants
      }
    },
    "description": {
      "type": [
        "string",
        "null"
      ]
    },
    "host": {
      "type": [
        "object",
        "null"
      ],
      "properties": sharedParticipants
    },
    "createdAt": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time"
    },
    "updatedAt": sharedUpdatedAt
  }
} as const;

const sharedGenres_2 = {
  "type": "object",
  "properties": {
    "_id": {
      "type": "string"
    },
    "genre": {
      "type": [
        "string",
        "null"
      ]
    },
    "starter": {
      "type": [
        "array",
        "null"
      ],
      "items": {
        "type": "object",
        "properties": {
          "starter": {
            "type": [
              "string",
              "null"
            ]
          },
          "description": {
            "type": [
              "string",
              "null"
            ]
          }
        }
      }
    },
    "colour": {
      "type": [
        "string",
        "null"
      ]
    },
    "backgroundColour": {
      "type": [
        "string",
        "null"
      ]
    },
    "image": {
      "type": [
        "string",
        "null"
      ]
    },
    "createdAt": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time"
    },
    "updatedAt": sharedUpdatedAt
  }
} as const;

const sharedGenres = {
  "type": "array",
  "items": sharedGenres_2
} as const;

const sharedBanners = {
  "type": "object",
  "properties": {
    "_id": {
      "type": "string"
    },
    "clientName": {
      "type": [
        "string",
        "null"
      ]
    },
    "navigationUrl": {
      "type": [
        "string",
        "null"
      ]
    },
    "bannerUrl": {
      "type": [
        "string",
        "null"
      ]
    },
    "createdAt": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time"
    },
    "updatedAt": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time"
    }
  }
} as const;

const sharedFirstName = {
  "type": "string",
  "minLength": 4,
  "description": "4 characters or more."
} as const;

const sharedMobile = {
  "type": "string",
  "pattern": "^[0-9]*$",
  "minLength": 1,
  "maxLength": 10,
  "description": "Up to 10 digits."
} as const;

const sharedBodyConstraints = {
  "genre": {
    "type": "string",
    "minLength": 1
  },
  "colour": {
    "type": "string",
    "pattern": "^#[0-9a-fA-F]{6}$"
  },
  "backgroundColour": {
    "type": "string",
    "pattern": "^#[0-9a-fA-F]{6}$"
  },
  "image": {
    "type": "string",
    "format": "binary"
  },
  "starter": {
    "type": "array",
    "minItems": 1,
    "items": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "starter",
        "description"
      ],
      "properties": {
        "starter": {
          "type": "string",
          "minLength": 1,
          "maxLength": 50
        },
        "description": {
          "type": "string",
          "minLength": 1,
          "maxLength": 250
        }
      }
    }
  }
} as const;

const sharedBodyConstraints_2 = {
  "clientName": {
    "type": "string",
    "minLength": 1
  },
  "navigationUrl": {
    "type": "string",
    "pattern": "^https?://(([\\w-]+\\.)*[a-z][\\w-]*|(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3})(:([1-5]?\\d{1,4}|6[0-4]\\d{3}))?([/?#]\\S*)?$",
    "description": "Where a click on the banner leads, like https://example.com."
  },
  "image": {
    "type": "string",
    "format": "binary"
  }
} as const;

const sharedResponseProperties = {
  "success": {
    "type": "boolean",
    "enum": [
      true
    ]
  },
  "data": {
    "type": [
      "string",
      "null"
    ]
  }
} as const;

const sharedBodyConstraints_3 = {
  "content": {
    "type": "string",
    "minLength": 1,
    "description": "The text as HTML."
  }
} as const;

export const operations = {
  "POST /api/admin/login": {
    "id": "login",
    "requiresAuth": false,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {
      "email": {
        "type": "string",
        "minLength": 1
      },
      "password": {
        "type": "string",
        "minLength": 1
      }
    },
    "requiredProperties": [
      "email",
      "password"
    ],
    "responseProperties": {},
    responseSchema: schemas.zLoginResponse,
    bodySchema: schemas.zLoginBody,
  },
  "GET /api/admin/getDashboardData": {
    "id": "getDashboardData",
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
      "data": {
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "key": {
              "type": [
                "string",
                "null"
              ]
            },
            "value": {
              "type": [
                "number",
                "null"
              ]
            }
          }
        }
      }
    },
    responseSchema: schemas.zGetDashboardDataResponse,
  },
  "GET /api/admin/getAllUsers": {
    "id": "getAllUsers",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": sharedQueryConstraints,
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": {
      "success": {
        "type": "boolean",
        "enum": [
          true
        ]
      },
      "users": {
        "type": "array",
        "items": sharedUsers
      },
      "length": {
        "type": "integer"
      }
    },
    responseSchema: schemas.zGetAllUsersResponse,
  },
  "GET /api/admin/getAllStoryRooms": {
    "id": "getAllStoryRooms",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": sharedQueryConstraints,
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": {
      "success": {
        "type": "boolean",
        "enum": [
          true
        ]
      },
      "stories": {
        "type": "array",
        "items": sharedStories
      },
      "length": {
        "type": "integer"
      }
    },
    responseSchema: schemas.zGetAllStoryRoomsResponse,
  },
  "GET /api/admin/getAllGenres": {
    "id": "getAllGenres",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": sharedQueryConstraints,
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": {
      "success": {
        "type": "boolean",
        "enum": [
          true
        ]
      },
      "genres": sharedGenres,
      "length": {
        "type": "integer"
      }
    },
    responseSchema: schemas.zGetAllGenresResponse,
  },
  "GET /api/banner/get-banners": {
    "id": "getBanners",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": sharedQueryConstraints,
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": {
      "success": {
        "type": "boolean",
        "enum": [
          true
        ]
      },
      "banners": {
        "type": "array",
        "items": sharedBanners
      },
      "length": {
        "type": "integer"
      }
    },
    responseSchema: schemas.zGetBannersResponse,
  },
  "GET /api/genre/getAllGenre": {
    "id": "getAllGenre",
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
      "data": sharedGenres,
      "length": {
        "type": "integer"
      }
    },
    responseSchema: schemas.zGetAllGenreResponse,
  },
  "GET /api/admin/getUser/{id}": {
    "id": "getUser",
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
      "user": sharedUsers
    },
    responseSchema: schemas.zGetUserResponse,
  },
  "PUT /api/admin/updateUser/{id}": {
    "id": "updateUser",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {
      "firstName": sharedFirstName,
      "lastName": sharedFirstName,
      "countryCode": {
        "type": "string",
        "pattern": "^\\+[0-9]{1,3}$",
        "description": "A plus sign and 1 to 3 digits, like +44."
      },
      "mobile": sharedMobile
    },
    "requiredProperties": [],
    "responseProperties": {},
    responseSchema: schemas.zUpdateUserResponse,
    bodySchema: schemas.zUpdateUserBody,
  },
  "DELETE /api/admin/deleteUser/{id}": {
    "id": "deleteUser",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": {},
    responseSchema: schemas.zDeleteUserResponse,
  },
  "GET /api/admin/getStory/{id}": {
    "id": "getStory",
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
      "story": sharedStories
    },
    responseSchema: schemas.zGetStoryResponse,
  },
  "PUT /api/admin/updateStory/{id}": {
    "id": "updateStory",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {
      "roomName": {
        "type": "string",
        "minLength": 1
      },
      "status": {
        "type": "string",
        "enum": [
          "active",
          "upcoming",
          "completed"
        ]
      },
      "theme": {
        "type": "string",
        "minLength": 1
      },
      "description": {
        "type": "string",
        "minLength": 1
      }
    },
    "requiredProperties": [],
    "responseProperties": {},
    responseSchema: schemas.zUpdateStoryResponse,
    bodySchema: schemas.zUpdateStoryBody,
  },
  "DELETE /api/admin/deleteStory/{id}": {
    "id": "deleteStory",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": {},
    responseSchema: schemas.zDeleteStoryResponse,
  },
  "GET /api/admin/getGenre/{id}": {
    "id": "getGenre",
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
      "genre": sharedGenres_2
    },
    responseSchema: schemas.zGetGenreResponse,
  },
  "POST /api/genre/addGenre": {
    "id": "addGenre",
    "requiresAuth": true,
    "isMultipart": true,
    "queryConstraints": {},
    "bodyConstraints": sharedBodyConstraints,
    "requiredProperties": [
      "genre",
      "starter",
      "colour",
      "backgroundColour",
      "image"
    ],
    "responseProperties": {},
    responseSchema: schemas.zAddGenreResponse,
    bodySchema: schemas.zAddGenreBody,
  },
  "PUT /api/admin/updateGenre/{id}": {
    "id": "updateGenre",
    "requiresAuth": true,
    "isMultipart": true,
    "queryConstraints": {},
    "bodyConstraints": sharedBodyConstraints,
    "requiredProperties": [],
    "responseProperties": {},
    responseSchema: schemas.zUpdateGenreResponse,
    bodySchema: schemas.zUpdateGenreBody,
  },
  "GET /api/banner/get-banner/{id}": {
    "id": "getBanner",
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
      "banner": sharedBanners
    },
    responseSchema: schemas.zGetBannerResponse,
  },
  "POST /api/banner/create-banner": {
    "id": "createBanner",
    "requiresAuth": true,
    "isMultipart": true,
    "queryConstraints": {},
    "bodyConstraints": sharedBodyConstraints_2,
    "requiredProperties": [
      "clientName",
      "navigationUrl",
      "image"
    ],
    "responseProperties": {},
    responseSchema: schemas.zCreateBannerResponse,
    bodySchema: schemas.zCreateBannerBody,
  },
  "PUT /api/banner/update-banner/{id}": {
    "id": "updateBanner",
    "requiresAuth": true,
    "isMultipart": true,
    "queryConstraints": {},
    "bodyConstraints": sharedBodyConstraints_2,
    "requiredProperties": [],
    "responseProperties": {},
    responseSchema: schemas.zUpdateBannerResponse,
    bodySchema: schemas.zUpdateBannerBody,
  },
  "DELETE /api/banner/delete-banner/{id}": {
    "id": "deleteBanner",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": {},
    responseSchema: schemas.zDeleteBannerResponse,
  },
  "PATCH /api/admin/updateAdminProfile": {
    "id": "updateAdminProfile",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {
      "firstName": sharedFirstName,
      "lastName": sharedFirstName,
      "mobile_no": sharedMobile
    },
    "requiredProperties": [],
    "responseProperties": {},
    responseSchema: schemas.zUpdateAdminProfileResponse,
    bodySchema: schemas.zUpdateAdminProfileBody,
  },
  "GET /api/admin/privacy_policy": {
    "id": "getPrivacyPolicy",
    "requiresAuth": false,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": sharedResponseProperties,
    responseSchema: schemas.zGetPrivacyPolicyResponse,
  },
  "PUT /api/admin/updatePrivacyPolicy": {
    "id": "updatePrivacyPolicy",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": sharedBodyConstraints_3,
    "requiredProperties": [
      "content"
    ],
    "responseProperties": {},
    responseSchema: schemas.zUpdatePrivacyPolicyResponse,
    bodySchema: schemas.zUpdatePrivacyPolicyBody,
  },
  "GET /api/admin/terms_and_conditions": {
    "id": "getTermsAndConditions",
    "requiresAuth": false,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "responseProperties": sharedResponseProperties,
    responseSchema: schemas.zGetTermsAndConditionsResponse,
  },
  "PUT /api/admin/updateTermsAndCondition": {
    "id": "updateTermsAndCondition",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": sharedBodyConstraints_3,
    "requiredProperties": [
      "content"
    ],
    "responseProperties": {},
    responseSchema: schemas.zUpdateTermsAndConditionResponse,
    bodySchema: schemas.zUpdateTermsAndConditionBody,
  },
  "POST /api/admin/deleteAccount": {
    "id": "deleteAccount",
    "requiresAuth": false,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {
      "email": {
        "type": "string",
        "format": "email"
      },
      "password": {
        "type": "string",
        "minLength": 1
      }
    },
    "requiredProperties": [
      "email",
      "password"
    ],
    "responseProperties": {},
    responseSchema: schemas.zDeleteAccountResponse,
    bodySchema: schemas.zDeleteAccountBody,
  },
} as const;
