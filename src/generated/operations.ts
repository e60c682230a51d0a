// This file is auto-generated from the contract by scripts/generate.ts.

import * as schemas from './schemas.ts';
import type { operations as contract } from './types.ts';

export interface Routes {
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
    "secured": false,
    "multipart": false,
    "query": {},
    "fields": {
      "email": {
        "type": "string",
        "minLength": 1
      },
      "password": {
        "type": "string",
        "minLength": 1
      }
    },
    answer: schemas.zLoginResponse,
    body: schemas.zLoginBody,
  },
  'GET /api/admin/getDashboardData': {
    "id": "getDashboardData",
    "secured": true,
    "multipart": false,
    "query": {},
    "fields": {},
    answer: schemas.zGetDashboardDataResponse,
  },
  'GET /api/admin/getAllUsers': {
    "id": "getAllUsers",
    "secured": true,
    "multipart": false,
    "query": {
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
    "fields": {},
    answer: schemas.zGetAllUsersResponse,
  },
  'GET /api/admin/getAllStoryRooms': {
    "id": "getAllStoryRooms",
    "secured": true,
    "multipart": false,
    "query": {
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
    "fields": {},
    answer: schemas.zGetAllStoryRoomsResponse,
  },
  'GET /api/admin/getAllGenres': {
    "id": "getAllGenres",
    "secured": true,
    "multipart": false,
    "query": {
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
    "fields": {},
    answer: schemas.zGetAllGenresResponse,
  },
  'GET /api/banner/get-banners': {
    "id": "getBanners",
    "secured": true,
    "multipart": false,
    "query": {
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
    "fields": {},
    answer: schemas.zGetBannersResponse,
  },
  'GET /api/genre/getAllGenre': {
    "id": "getAllGenre",
    "secured": true,
    "multipart": false,
    "query": {},
    "fields": {},
    answer: schemas.zGetAllGenreResponse,
  },
  'GET /api/admin/getUser/{id}': {
    "id": "getUser",
    "secured": true,
    "multipart": false,
    "query": {},
    "fields": {},
    answer: schemas.zGetUserResponse,
  },
  'PUT /api/admin/updateUser/{id}': {
    "id": "updateUser",
    "secured": true,
    "multipart": false,
    "query": {},
    "fields": {
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
    answer: schemas.zUpdateUserResponse,
    body: schemas.zUpdateUserBody,
  },
  'DELETE /api/admin/deleteUser/{id}': {
    "id": "deleteUser",
    "secured": true,
    "multipart": false,
    "query": {},
    "fields": {},
    answer: schemas.zDeleteUserResponse,
  },
  'GET /api/admin/getStory/{id}': {
    "id": "getStory",
    "secured": true,
    "multipart": false,
    "query": {},
    "fields": {},
    answer: schemas.zGetStoryResponse,
  },
  'PUT /api/admin/updateStory/{id}': {
    "id": "updateStory",
    "secured": true,
    "multipart": false,
    "query": {},
    "fields": {
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
    answer: schemas.zUpdateStoryResponse,
    body: schemas.zUpdateStoryBody,
  },
  'DELETE /api/admin/deleteStory/{id}': {
    "id": "deleteStory",
    "secured": true,
    "multipart": false,
    "query": {},
    "fields": {},
    answer: schemas.zDeleteStoryResponse,
  },
  'GET /api/admin/getGenre/{id}': {
    "id": "getGenre",
    "secured": true,
    "multipart": false,
    "query": {},
    "fields": {},
    answer: schemas.zGetGenreResponse,
  },
  'POST /api/genre/addGenre': {
    "id": "addGenre",
    "secured": true,
    "multipart": true,
    "query": {},
    "fields": {
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
    answer: schemas.zAddGenreResponse,
    body: schemas.zAddGenreBody,
  },
  'PUT /api/admin/updateGenre/{id}': {
    "id": "updateGenre",
    "secured": true,
    "multipart": true,
    "query": {},
    "fields": {
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
    answer: schemas.zUpdateGenreResponse,
    body: schemas.zUpdateGenreBody,
  },
  'GET /api/banner/get-banner/{id}': {
    "id": "getBanner",
    "secured": true,
    "multipart": false,
    "query": {},
    "fields": {},
    answer: schemas.zGetBannerResponse,
  },
  'POST /api/banner/create-banner': {
    "id": "createBanner",
    "secured": true,
    "multipart": true,
    "query": {},
    "fields": {
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
    answer: schemas.zCreateBannerResponse,
    body: schemas.zCreateBannerBody,
  },
  'PUT /api/banner/update-banner/{id}': {
    "id": "updateBanner",
    "secured": true,
    "multipart": true,
    "query": {},
    "fields": {
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
    answer: schemas.zUpdateBannerResponse,
    body: schemas.zUpdateBannerBody,
  },
  'DELETE /api/banner/delete-banner/{id}': {
    "id": "deleteBanner",
    "secured": true,
    "multipart": false,
    "query": {},
    "fields": {},
    answer: schemas.zDeleteBannerResponse,
  },
  'PATCH /api/admin/updateAdminProfile': {
    "id": "updateAdminProfile",
    "secured": true,
    "multipart": false,
    "query": {},
    "fields": {
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
    answer: schemas.zUpdateAdminProfileResponse,
    body: schemas.zUpdateAdminProfileBody,
  },
  'GET /api/admin/privacy_policy': {
    "id": "getPrivacyPolicy",
    "secured": false,
    "multipart": false,
    "query": {},
    "fields": {},
    answer: schemas.zGetPrivacyPolicyResponse,
  },
  'PUT /api/admin/updatePrivacyPolicy': {
    "id": "updatePrivacyPolicy",
    "secured": true,
    "multipart": false,
    "query": {},
    "fields": {
      "content": {
        "type": "string",
        "minLength": 1
      }
    },
    answer: schemas.zUpdatePrivacyPolicyResponse,
    body: schemas.zUpdatePrivacyPolicyBody,
  },
  'GET /api/admin/terms_and_conditions': {
    "id": "getTermsAndConditions",
    "secured": false,
    "multipart": false,
    "query": {},
    "fields": {},
    answer: schemas.zGetTermsAndConditionsResponse,
  },
  'PUT /api/admin/updateTermsAndCondition': {
    "id": "updateTermsAndCondition",
    "secured": true,
    "multipart": false,
    "query": {},
    "fields": {
      "content": {
        "type": "string",
        "minLength": 1
      }
    },
    answer: schemas.zUpdateTermsAndConditionResponse,
    body: schemas.zUpdateTermsAndConditionBody,
  },
  'POST /api/admin/deleteAccount': {
    "id": "deleteAccount",
    "secured": false,
    "multipart": false,
    "query": {},
    "fields": {
      "email": {
        "type": "string",
        "format": "email"
      },
      "password": {
        "type": "string",
        "minLength": 1
      }
    },
    answer: schemas.zDeleteAccountResponse,
    body: schemas.zDeleteAccountBody,
  },
} as const;
