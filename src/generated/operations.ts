// This file is auto-generated from the contract by scripts/generate.ts.

import * as schemas from './schemas.ts';
import type { paths } from './types.ts';

export interface OperationTypes {
  "POST /api/admin/login": paths["/api/admin/login"]["post"];
  "GET /api/admin/getDashboardData": paths["/api/admin/getDashboardData"]["get"];
  "GET /api/admin/getAllUsers": paths["/api/admin/getAllUsers"]["get"];
  "GET /api/admin/getAllStoryRooms": paths["/api/admin/getAllStoryRooms"]["get"];
  "GET /api/admin/getAllGenres": paths["/api/admin/getAllGenres"]["get"];
  "GET /api/banner/get-banners": paths["/api/banner/get-banners"]["get"];
  "GET /api/genre/getAllGenre": paths["/api/genre/getAllGenre"]["get"];
  "GET /api/admin/getUser/{id}": paths["/api/admin/getUser/{id}"]["get"];
  "PUT /api/admin/updateUser/{id}": paths["/api/admin/updateUser/{id}"]["put"];
  "DELETE /api/admin/deleteUser/{id}": paths["/api/admin/deleteUser/{id}"]["delete"];
  "GET /api/admin/getStory/{id}": paths["/api/admin/getStory/{id}"]["get"];
  "PUT /api/admin/updateStory/{id}": paths["/api/admin/updateStory/{id}"]["put"];
  "DELETE /api/admin/deleteStory/{id}": paths["/api/admin/deleteStory/{id}"]["delete"];
  "GET /api/admin/getGenre/{id}": paths["/api/admin/getGenre/{id}"]["get"];
  "POST /api/genre/addGenre": paths["/api/genre/addGenre"]["post"];
  "PUT /api/admin/updateGenre/{id}": paths["/api/admin/updateGenre/{id}"]["put"];
  "GET /api/banner/get-banner/{id}": paths["/api/banner/get-banner/{id}"]["get"];
  "POST /api/banner/create-banner": paths["/api/banner/create-banner"]["post"];
  "PUT /api/banner/update-banner/{id}": paths["/api/banner/update-banner/{id}"]["put"];
  "DELETE /api/banner/delete-banner/{id}": paths["/api/banner/delete-banner/{id}"]["delete"];
  "PATCH /api/admin/updateAdminProfile": paths["/api/admin/updateAdminProfile"]["patch"];
  "GET /api/admin/privacy_policy": paths["/api/admin/privacy_policy"]["get"];
  "PUT /api/admin/updatePrivacyPolicy": paths["/api/admin/updatePrivacyPolicy"]["put"];
  "GET /api/admin/terms_and_conditions": paths["/api/admin/terms_and_conditions"]["get"];
  "PUT /api/admin/updateTermsAndCondition": paths["/api/admin/updateTermsAndCondition"]["put"];
  "POST /api/admin/deleteAccount": paths["/api/admin/deleteAccount"]["post"];
}

const sharedCredential = {
  "in": "header",
  "name": "authorization",
  "prefix": "Bearer "
} as const;

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
    "contentMediaType": "application/json",
    "type": "array",
    "minItems": 1,
    "items": {
      "type": "object",
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

const sharedResponse = {
  "type": "object",
  "properties": {
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
    "bodyType": "json",
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
    "response": {},
    responseSchema: schemas.zLoginResponse,
    bodySchema: schemas.zLoginBody,
  },
  "GET /api/admin/getDashboardData": {
    "id": "getDashboardData",
    "credential": sharedCredential,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "response": {
      "type": "object",
      "properties": {
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
      }
    },
    responseSchema: schemas.zGetDashboardDataResponse,
  },
  "GET /api/admin/getAllUsers": {
    "id": "getAllUsers",
    "credential": sharedCredential,
    "queryConstraints": sharedQueryConstraints,
    "bodyConstraints": {},
    "requiredProperties": [],
    "response": {
      "type": "object",
      "properties": {
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
      }
    },
    responseSchema: schemas.zGetAllUsersResponse,
  },
  "GET /api/admin/getAllStoryRooms": {
    "id": "getAllStoryRooms",
    "credential": sharedCredential,
    "queryConstraints": sharedQueryConstraints,
    "bodyConstraints": {},
    "requiredProperties": [],
    "response": {
      "type": "object",
      "properties": {
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
      }
    },
    responseSchema: schemas.zGetAllStoryRoomsResponse,
  },
  "GET /api/admin/getAllGenres": {
    "id": "getAllGenres",
    "credential": sharedCredential,
    "queryConstraints": sharedQueryConstraints,
    "bodyConstraints": {},
    "requiredProperties": [],
    "response": {
      "type": "object",
      "properties": {
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
      }
    },
    responseSchema: schemas.zGetAllGenresResponse,
  },
  "GET /api/banner/get-banners": {
    "id": "getBanners",
    "credential": sharedCredential,
    "queryConstraints": sharedQueryConstraints,
    "bodyConstraints": {},
    "requiredProperties": [],
    "response": {
      "type": "object",
      "properties": {
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
      }
    },
    responseSchema: schemas.zGetBannersResponse,
  },
  "GET /api/genre/getAllGenre": {
    "id": "getAllGenre",
    "credential": sharedCredential,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "response": {
      "type": "object",
      "properties": {
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
      }
    },
    responseSchema: schemas.zGetAllGenreResponse,
  },
  "GET /api/admin/getUser/{id}": {
    "id": "getUser",
    "credential": sharedCredential,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "response": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "user": sharedUsers
      }
    },
    responseSchema: schemas.zGetUserResponse,
  },
  "PUT /api/admin/updateUser/{id}": {
    "id": "updateUser",
    "credential": sharedCredential,
    "bodyType": "json",
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
    "response": {},
    responseSchema: schemas.zUpdateUserResponse,
    bodySchema: schemas.zUpdateUserBody,
  },
  "DELETE /api/admin/deleteUser/{id}": {
    "id": "deleteUser",
    "credential": sharedCredential,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "response": {},
    responseSchema: schemas.zDeleteUserResponse,
  },
  "GET /api/admin/getStory/{id}": {
    "id": "getStory",
    "credential": sharedCredential,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "response": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "story": sharedStories
      }
    },
    responseSchema: schemas.zGetStoryResponse,
  },
  "PUT /api/admin/updateStory/{id}": {
    "id": "updateStory",
    "credential": sharedCredential,
    "bodyType": "json",
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
    "response": {},
    responseSchema: schemas.zUpdateStoryResponse,
    bodySchema: schemas.zUpdateStoryBody,
  },
  "DELETE /api/admin/deleteStory/{id}": {
    "id": "deleteStory",
    "credential": sharedCredential,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "response": {},
    responseSchema: schemas.zDeleteStoryResponse,
  },
  "GET /api/admin/getGenre/{id}": {
    "id": "getGenre",
    "credential": sharedCredential,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "response": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "genre": sharedGenres_2
      }
    },
    responseSchema: schemas.zGetGenreResponse,
  },
  "POST /api/genre/addGenre": {
    "id": "addGenre",
    "credential": sharedCredential,
    "bodyType": "multipart",
    "queryConstraints": {},
    "bodyConstraints": sharedBodyConstraints,
    "requiredProperties": [
      "genre",
      "starter",
      "colour",
      "backgroundColour",
      "image"
    ],
    "response": {},
    responseSchema: schemas.zAddGenreResponse,
    bodySchema: schemas.zAddGenreBody,
  },
  "PUT /api/admin/updateGenre/{id}": {
    "id": "updateGenre",
    "credential": sharedCredential,
    "bodyType": "multipart",
    "queryConstraints": {},
    "bodyConstraints": sharedBodyConstraints,
    "requiredProperties": [],
    "response": {},
    responseSchema: schemas.zUpdateGenreResponse,
    bodySchema: schemas.zUpdateGenreBody,
  },
  "GET /api/banner/get-banner/{id}": {
    "id": "getBanner",
    "credential": sharedCredential,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "response": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "banner": sharedBanners
      }
    },
    responseSchema: schemas.zGetBannerResponse,
  },
  "POST /api/banner/create-banner": {
    "id": "createBanner",
    "credential": sharedCredential,
    "bodyType": "multipart",
    "queryConstraints": {},
    "bodyConstraints": sharedBodyConstraints_2,
    "requiredProperties": [
      "clientName",
      "navigationUrl",
      "image"
    ],
    "response": {},
    responseSchema: schemas.zCreateBannerResponse,
    bodySchema: schemas.zCreateBannerBody,
  },
  "PUT /api/banner/update-banner/{id}": {
    "id": "updateBanner",
    "credential": sharedCredential,
    "bodyType": "multipart",
    "queryConstraints": {},
    "bodyConstraints": sharedBodyConstraints_2,
    "requiredProperties": [],
    "response": {},
    responseSchema: schemas.zUpdateBannerResponse,
    bodySchema: schemas.zUpdateBannerBody,
  },
  "DELETE /api/banner/delete-banner/{id}": {
    "id": "deleteBanner",
    "credential": sharedCredential,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "response": {},
    responseSchema: schemas.zDeleteBannerResponse,
  },
  "PATCH /api/admin/updateAdminProfile": {
    "id": "updateAdminProfile",
    "credential": sharedCredential,
    "bodyType": "json",
    "queryConstraints": {},
    "bodyConstraints": {
      "firstName": sharedFirstName,
      "lastName": sharedFirstName,
      "mobile_no": sharedMobile
    },
    "requiredProperties": [],
    "response": {},
    responseSchema: schemas.zUpdateAdminProfileResponse,
    bodySchema: schemas.zUpdateAdminProfileBody,
  },
  "GET /api/admin/privacy_policy": {
    "id": "getPrivacyPolicy",
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "response": sharedResponse,
    responseSchema: schemas.zGetPrivacyPolicyResponse,
  },
  "PUT /api/admin/updatePrivacyPolicy": {
    "id": "updatePrivacyPolicy",
    "credential": sharedCredential,
    "bodyType": "json",
    "queryConstraints": {},
    "bodyConstraints": sharedBodyConstraints_3,
    "requiredProperties": [
      "content"
    ],
    "response": {},
    responseSchema: schemas.zUpdatePrivacyPolicyResponse,
    bodySchema: schemas.zUpdatePrivacyPolicyBody,
  },
  "GET /api/admin/terms_and_conditions": {
    "id": "getTermsAndConditions",
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    "response": sharedResponse,
    responseSchema: schemas.zGetTermsAndConditionsResponse,
  },
  "PUT /api/admin/updateTermsAndCondition": {
    "id": "updateTermsAndCondition",
    "credential": sharedCredential,
    "bodyType": "json",
    "queryConstraints": {},
    "bodyConstraints": sharedBodyConstraints_3,
    "requiredProperties": [
      "content"
    ],
    "response": {},
    responseSchema: schemas.zUpdateTermsAndConditionResponse,
    bodySchema: schemas.zUpdateTermsAndConditionBody,
  },
  "POST /api/admin/deleteAccount": {
    "id": "deleteAccount",
    "bodyType": "json",
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
    "response": {},
    responseSchema: schemas.zDeleteAccountResponse,
    bodySchema: schemas.zDeleteAccountBody,
  },
} as const;
