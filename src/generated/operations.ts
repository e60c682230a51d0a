// This file is auto-generated from the contract by scripts/generate.ts.

import * as schemas from './schemas.ts';
import type { operations as contract } from './types.ts';

export interface OperationTypes {
  'POST /api/admin/login': contract['login'];
  'GET /api/admin/getDashboardData': contract['getDashboardData'];
  'GET /api/admin/getAllUsers': contract['getAllUsers'];
  'GET /api/admin/getAllStoryRooms': contract['getAllStoryRooms'];
  'GET /api/admin/getAllGenres': contract['getAllGenres'];
  'GET /api/banner/get-banners': contract['getBanners'];
  'GET /api/genre/getAllGenre': contract['getAllGenre'];
  'GET /api/admin/getUser/{id}': contract['getUser'];
  'PUT /api/admin/updateUser/{id}': contract['updateUser'];
  'DELETE /api/admin/deleteUser/{id}': contract['deleteUser'];
  'GET /api/admin/getStory/{id}': contract['getStory'];
  'PUT /api/admin/updateStory/{id}': contract['updateStory'];
  'DELETE /api/admin/deleteStory/{id}': contract['deleteStory'];
  'GET /api/admin/getGenre/{id}': contract['getGenre'];
  'POST /api/genre/addGenre': contract['addGenre'];
  'PUT /api/admin/updateGenre/{id}': contract['updateGenre'];
  'GET /api/banner/get-banner/{id}': contract['getBanner'];
  'POST /api/banner/create-banner': contract['createBanner'];
  'PUT /api/banner/update-banner/{id}': contract['updateBanner'];
  'DELETE /api/banner/delete-banner/{id}': contract['deleteBanner'];
  'PATCH /api/admin/updateAdminProfile': contract['updateAdminProfile'];
  'GET /api/admin/privacy_policy': contract['getPrivacyPolicy'];
  'PUT /api/admin/updatePrivacyPolicy': contract['updatePrivacyPolicy'];
  'GET /api/admin/terms_and_conditions': contract['getTermsAndConditions'];
  'PUT /api/admin/updateTermsAndCondition': contract['updateTermsAndCondition'];
  'POST /api/admin/deleteAccount': contract['deleteAccount'];
}

export const operations = {
  'POST /api/admin/login': {
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
    responseSchema: schemas.zLoginResponse,
    bodySchema: schemas.zLoginBody,
  },
  'GET /api/admin/getDashboardData': {
    "id": "getDashboardData",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    responseSchema: schemas.zGetDashboardDataResponse,
  },
  'GET /api/admin/getAllUsers': {
    "id": "getAllUsers",
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
          5,
          10,
          15
        ],
        "default": 5
      }
    },
    "bodyConstraints": {},
    "requiredProperties": [],
    responseSchema: schemas.zGetAllUsersResponse,
  },
  'GET /api/admin/getAllStoryRooms': {
    "id": "getAllStoryRooms",
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
          5,
          10,
          15
        ],
        "default": 5
      }
    },
    "bodyConstraints": {},
    "requiredProperties": [],
    responseSchema: schemas.zGetAllStoryRoomsResponse,
  },
  'GET /api/admin/getAllGenres': {
    "id": "getAllGenres",
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
          5,
          10,
          15
        ],
        "default": 5
      }
    },
    "bodyConstraints": {},
    "requiredProperties": [],
    responseSchema: schemas.zGetAllGenresResponse,
  },
  'GET /api/banner/get-banners': {
    "id": "getBanners",
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
          5,
          10,
          15
        ],
        "default": 5
      }
    },
    "bodyConstraints": {},
    "requiredProperties": [],
    responseSchema: schemas.zGetBannersResponse,
  },
  'GET /api/genre/getAllGenre': {
    "id": "getAllGenre",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    responseSchema: schemas.zGetAllGenreResponse,
  },
  'GET /api/admin/getUser/{id}': {
    "id": "getUser",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    responseSchema: schemas.zGetUserResponse,
  },
  'PUT /api/admin/updateUser/{id}': {
    "id": "updateUser",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {
      "firstName": {
        "type": "string",
        "minLength": 4
      },
      "lastName": {
        "type": "string",
        "minLength": 4
      },
      "countryCode": {
        "type": "string",
        "pattern": "^\\+[0-9]{1,3}$"
      },
      "mobile": {
        "type": "string",
        "pattern": "^[0-9]*$",
        "minLength": 1,
        "maxLength": 10
      }
    },
    "requiredProperties": [],
    responseSchema: schemas.zUpdateUserResponse,
    bodySchema: schemas.zUpdateUserBody,
  },
  'DELETE /api/admin/deleteUser/{id}': {
    "id": "deleteUser",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    responseSchema: schemas.zDeleteUserResponse,
  },
  'GET /api/admin/getStory/{id}': {
    "id": "getStory",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    responseSchema: schemas.zGetStoryResponse,
  },
  'PUT /api/admin/updateStory/{id}': {
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
    responseSchema: schemas.zUpdateStoryResponse,
    bodySchema: schemas.zUpdateStoryBody,
  },
  'DELETE /api/admin/deleteStory/{id}': {
    "id": "deleteStory",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    responseSchema: schemas.zDeleteStoryResponse,
  },
  'GET /api/admin/getGenre/{id}': {
    "id": "getGenre",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    responseSchema: schemas.zGetGenreResponse,
  },
  'POST /api/genre/addGenre': {
    "id": "addGenre",
    "requiresAuth": true,
    "isMultipart": true,
    "queryConstraints": {},
    "bodyConstraints": {
      "genre": {
        "type": "string",
        "minLength": 1
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
      }
    },
    "requiredProperties": [
      "genre",
      "starter",
      "colour",
      "backgroundColour",
      "image"
    ],
    responseSchema: schemas.zAddGenreResponse,
    bodySchema: schemas.zAddGenreBody,
  },
  'PUT /api/admin/updateGenre/{id}': {
    "id": "updateGenre",
    "requiresAuth": true,
    "isMultipart": true,
    "queryConstraints": {},
    "bodyConstraints": {
      "genre": {
        "type": "string",
        "minLength": 1
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
      }
    },
    "requiredProperties": [],
    responseSchema: schemas.zUpdateGenreResponse,
    bodySchema: schemas.zUpdateGenreBody,
  },
  'GET /api/banner/get-banner/{id}': {
    "id": "getBanner",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    responseSchema: schemas.zGetBannerResponse,
  },
  'POST /api/banner/create-banner': {
    "id": "createBanner",
    "requiresAuth": true,
    "isMultipart": true,
    "queryConstraints": {},
    "bodyConstraints": {
      "clientName": {
        "type": "string",
        "minLength": 1
      },
      "navigationUrl": {
        "type": "string",
        "minLength": 1
      },
      "image": {
        "type": "string",
        "format": "binary"
      }
    },
    "requiredProperties": [
      "clientName",
      "navigationUrl",
      "image"
    ],
    responseSchema: schemas.zCreateBannerResponse,
    bodySchema: schemas.zCreateBannerBody,
  },
  'PUT /api/banner/update-banner/{id}': {
    "id": "updateBanner",
    "requiresAuth": true,
    "isMultipart": true,
    "queryConstraints": {},
    "bodyConstraints": {
      "clientName": {
        "type": "string",
        "minLength": 1
      },
      "navigationUrl": {
        "type": "string",
        "minLength": 1
      },
      "image": {
        "type": "string",
        "format": "binary"
      }
    },
    "requiredProperties": [],
    responseSchema: schemas.zUpdateBannerResponse,
    bodySchema: schemas.zUpdateBannerBody,
  },
  'DELETE /api/banner/delete-banner/{id}': {
    "id": "deleteBanner",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    responseSchema: schemas.zDeleteBannerResponse,
  },
  'PATCH /api/admin/updateAdminProfile': {
    "id": "updateAdminProfile",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {
      "firstName": {
        "type": "string",
        "minLength": 4
      },
      "lastName": {
        "type": "string",
        "minLength": 4
      },
      "mobile_no": {
        "type": "string",
        "pattern": "^[0-9]*$",
        "minLength": 1,
        "maxLength": 10
      }
    },
    "requiredProperties": [],
    responseSchema: schemas.zUpdateAdminProfileResponse,
    bodySchema: schemas.zUpdateAdminProfileBody,
  },
  'GET /api/admin/privacy_policy': {
    "id": "getPrivacyPolicy",
    "requiresAuth": false,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    responseSchema: schemas.zGetPrivacyPolicyResponse,
  },
  'PUT /api/admin/updatePrivacyPolicy': {
    "id": "updatePrivacyPolicy",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {
      "content": {
        "type": "string",
        "minLength": 1
      }
    },
    "requiredProperties": [
      "content"
    ],
    responseSchema: schemas.zUpdatePrivacyPolicyResponse,
    bodySchema: schemas.zUpdatePrivacyPolicyBody,
  },
  'GET /api/admin/terms_and_conditions': {
    "id": "getTermsAndConditions",
    "requiresAuth": false,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {},
    "requiredProperties": [],
    responseSchema: schemas.zGetTermsAndConditionsResponse,
  },
  'PUT /api/admin/updateTermsAndCondition': {
    "id": "updateTermsAndCondition",
    "requiresAuth": true,
    "isMultipart": false,
    "queryConstraints": {},
    "bodyConstraints": {
      "content": {
        "type": "string",
        "minLength": 1
      }
    },
    "requiredProperties": [
      "content"
    ],
    responseSchema: schemas.zUpdateTermsAndConditionResponse,
    bodySchema: schemas.zUpdateTermsAndConditionBody,
  },
  'POST /api/admin/deleteAccount': {
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
    responseSchema: schemas.zDeleteAccountResponse,
    bodySchema: schemas.zDeleteAccountBody,
  },
} as const;
