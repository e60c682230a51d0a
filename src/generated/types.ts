export interface paths {
    "/api/admin/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange email and password for a token. */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/getDashboardData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The summary counts, in the order in which they are shown. */
        get: operations["getDashboardData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/getAllUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of users, searched by first or last name. */
        get: operations["getAllUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/getAllStoryRooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of story rooms, searched by room name. */
        get: operations["getAllStoryRooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/getAllGenres": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of genres, searched by name. Feeds the genre list. */
        get: operations["getAllGenres"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banner/get-banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of banners, searched by client name. */
        get: operations["getBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/genre/getAllGenre": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All genres at once. Feeds the theme selector of a story room. */
        get: operations["getAllGenre"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/getUser/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One user. */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/updateUser/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a user's name or mobile number. */
        put: operations["updateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deleteUser/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a user. The answer names the rooms the user took part in. */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/getStory/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One story room. */
        get: operations["getStory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/updateStory/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a story room. Its status may move in any direction. */
        put: operations["updateStory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deleteStory/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a story room. */
        delete: operations["deleteStory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/getGenre/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One genre with its starters. */
        get: operations["getGenre"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/genre/addGenre": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a genre with its starters and image. */
        post: operations["addGenre"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/updateGenre/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a genre. What is left out stays as it is. */
        put: operations["updateGenre"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banner/get-banner/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One banner. */
        get: operations["getBanner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banner/create-banner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a banner. */
        post: operations["createBanner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banner/update-banner/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a banner. What is left out stays as it is. */
        put: operations["updateBanner"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banner/delete-banner/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a banner. */
        delete: operations["deleteBanner"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/updateAdminProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the signed-in administrator's own profile. */
        patch: operations["updateAdminProfile"];
        trace?: never;
    };
    "/api/admin/privacy_policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The privacy policy, for everyone. */
        get: operations["getPrivacyPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/updatePrivacyPolicy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace the privacy policy. */
        put: operations["updatePrivacyPolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/terms_and_conditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The terms and conditions, for everyone. */
        get: operations["getTermsAndConditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/updateTermsAndCondition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace the terms and conditions. */
        put: operations["updateTermsAndCondition"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deleteAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete the account that email and password belong to. */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @constant */
        Success: true;
        Failure: {
            /** @constant */
            success: false;
            error: {
                message: string;
            };
        };
        /** @description The total count, over all pages. */
        Length: number;
        Id: string;
        /** Format: date-time */
        Timestamp: string | null;
        Credentials: {
            email: string;
            password: string;
        };
        AccountDeletion: {
            /** Format: email */
            email: string;
            password: string;
        };
        DashboardEntry: {
            /** @description The label of the card. */
            key?: string | null;
            value?: number | null;
        };
        /** @description 4 characters or more. */
        PersonName: string;
        /** @description Up to 10 digits. */
        MobileNumber: string;
        User: {
            _id: components["schemas"]["Id"];
            firstName?: string | null;
            lastName?: string | null;
            userName?: string | null;
            email?: string | null;
            /**
             * Mobile
             * @description Country code and number, separated by a space.
             */
            mobile_no?: string | null;
            /** @enum {string|null} */
            gender?: "male" | "female" | "other" | null;
            createdAt?: components["schemas"]["Timestamp"];
            /** Last updated */
            updatedAt?: components["schemas"]["Timestamp"];
        };
        UserChange: {
            firstName?: components["schemas"]["PersonName"];
            lastName?: components["schemas"]["PersonName"];
            /** @description A plus sign and 1 to 3 digits, like +44. */
            countryCode?: string;
            mobile?: components["schemas"]["MobileNumber"];
        };
        RoomOfUser: {
            _id: components["schemas"]["Id"];
            /** @enum {string|null} */
            status?: "active" | "upcoming" | "completed" | null;
        };
        Admin: {
            _id?: components["schemas"]["Id"];
            firstName?: string | null;
            lastName?: string | null;
            fullname?: string | null;
            /** @description The address of a picture. */
            avatar?: string | null;
            email?: string | null;
            mobile_no?: string | null;
            /** @description The role. */
            type?: string | null;
            createdAt?: components["schemas"]["Timestamp"];
            updatedAt?: components["schemas"]["Timestamp"];
        };
        AdminChange: {
            firstName?: components["schemas"]["PersonName"];
            lastName?: components["schemas"]["PersonName"];
            mobile_no?: components["schemas"]["MobileNumber"];
        };
        /** @enum {string} */
        StoryStatus: "active" | "upcoming" | "completed";
        Person: {
            _id?: components["schemas"]["Id"];
            firstName?: string | null;
            lastName?: string | null;
        };
        StoryRoom: {
            _id: components["schemas"]["Id"];
            roomName?: string | null;
            /** @enum {string|null} */
            status?: "active" | "upcoming" | "completed" | null;
            /** @description The name of a genre. */
            theme?: string | null;
            participants?: components["schemas"]["Person"][] | null;
            description?: string | null;
            host?: components["schemas"]["Person"] | null;
            createdAt?: components["schemas"]["Timestamp"];
            /** Last updated */
            updatedAt?: components["schemas"]["Timestamp"];
        };
        StoryRoomChange: {
            roomName?: string;
            status?: components["schemas"]["StoryStatus"];
            theme?: string;
            description?: string;
        };
        Starter: {
            starter: string;
            description: string;
        };
        StarterOfGenre: {
            starter?: string | null;
            description?: string | null;
        };
        Genre: {
            _id: components["schemas"]["Id"];
            genre?: string | null;
            starter?: components["schemas"]["StarterOfGenre"][] | null;
            colour?: string | null;
            backgroundColour?: string | null;
            /** @description The address of the picture. */
            image?: string | null;
            createdAt?: components["schemas"]["Timestamp"];
            /** Last updated */
            updatedAt?: components["schemas"]["Timestamp"];
        };
        Colour: string;
        StarterList: string;
        /** Format: binary */
        ImageFile: Blob;
        NewGenre: {
            genre: string;
            colour: components["schemas"]["Colour"];
            backgroundColour: components["schemas"]["Colour"];
            image: components["schemas"]["ImageFile"];
            starter: components["schemas"]["StarterList"];
        };
        GenreChange: {
            genre?: string;
            colour?: components["schemas"]["Colour"];
            backgroundColour?: components["schemas"]["Colour"];
            image?: components["schemas"]["ImageFile"];
            starter?: components["schemas"]["StarterList"];
        };
        Banner: {
            _id: components["schemas"]["Id"];
            clientName?: string | null;
            navigationUrl?: string | null;
            /** @description The address of the picture. */
            bannerUrl?: string | null;
            createdAt?: components["schemas"]["Timestamp"];
            updatedAt?: components["schemas"]["Timestamp"];
        };
        /** @description Where a click on the banner leads, like https://example.com. */
        WebUrl: string;
        NewBanner: {
            clientName: string;
            navigationUrl: components["schemas"]["WebUrl"];
            image: components["schemas"]["ImageFile"];
        };
        BannerChange: {
            clientName?: string;
            navigationUrl?: components["schemas"]["WebUrl"];
            image?: components["schemas"]["ImageFile"];
        };
        LegalDocument: {
            success: components["schemas"]["Success"];
            /** @description The text as HTML. */
            data?: string | null;
        };
        LegalDocumentChange: {
            /** @description The text as HTML. */
            content: string;
        };
    };
    responses: {
        /** @description Done. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Success"];
                };
            };
        };
        /** @description The genre as it now is. */
        GenreDone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Success"];
                    genre?: components["schemas"]["Genre"] | null;
                };
            };
        };
        /** @description The banner as it now is. */
        BannerDone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success: components["schemas"]["Success"];
                    banner?: components["schemas"]["Banner"] | null;
                };
            };
        };
        /** @description The request could not be read. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No token, or one that is no longer valid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Email and password do not belong together. */
        WrongCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The password was wrong too often. Other calls go on. */
        TooManyAttempts: {
            headers: {
                /**
                 * @description The seconds until another attempt is looked at.
                 * @example 900
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The token does not belong to an administrator. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no such record. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A value that has to be unique is taken. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The request breaks a limit of this contract. */
        UnprocessableContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Something failed on the server. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description The `_id` of the record. */
        Id: components["schemas"]["Id"];
        /** @description The search text. Left out when the search box is empty. */
        Key: string;
        /** @description The page, counted from 1. */
        CurrentPage: number;
        /** @description How many rows a page holds. */
        ResultPerPage: 5 | 10 | 15;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description A JSON Web Token whose `exp` is in seconds. */
                        token: string;
                        user?: components["schemas"]["Admin"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["WrongCredentials"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
        };
    };
    getDashboardData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["DashboardEntry"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getAllUsers: {
        parameters: {
            query?: {
                /** @description The search text. Left out when the search box is empty. */
                key?: components["parameters"]["Key"];
                /** @description The page, counted from 1. */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description How many rows a page holds. */
                resultPerPage?: components["parameters"]["ResultPerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        users: components["schemas"]["User"][];
                        length: components["schemas"]["Length"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
        };
    };
    getAllStoryRooms: {
        parameters: {
            query?: {
                /** @description The search text. Left out when the search box is empty. */
                key?: components["parameters"]["Key"];
                /** @description The page, counted from 1. */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description How many rows a page holds. */
                resultPerPage?: components["parameters"]["ResultPerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of story rooms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        stories: components["schemas"]["StoryRoom"][];
                        length: components["schemas"]["Length"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
        };
    };
    getAllGenres: {
        parameters: {
            query?: {
                /** @description The search text. Left out when the search box is empty. */
                key?: components["parameters"]["Key"];
                /** @description The page, counted from 1. */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description How many rows a page holds. */
                resultPerPage?: components["parameters"]["ResultPerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of genres. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        genres: components["schemas"]["Genre"][];
                        length: components["schemas"]["Length"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
        };
    };
    getBanners: {
        parameters: {
            query?: {
                /** @description The search text. Left out when the search box is empty. */
                key?: components["parameters"]["Key"];
                /** @description The page, counted from 1. */
                currentPage?: components["parameters"]["CurrentPage"];
                /** @description How many rows a page holds. */
                resultPerPage?: components["parameters"]["ResultPerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of banners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        banners: components["schemas"]["Banner"][];
                        length: components["schemas"]["Length"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
        };
    };
    getAllGenre: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All genres. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["Genre"][];
                        length: components["schemas"]["Length"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        user: components["schemas"]["User"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserChange"];
            };
        };
        responses: {
            /** @description The user as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        user?: components["schemas"]["User"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        rooms?: components["schemas"]["RoomOfUser"][] | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
        };
    };
    getStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The story room. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        story: components["schemas"]["StoryRoom"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
        };
    };
    updateStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoryRoomChange"];
            };
        };
        responses: {
            /** @description The story room as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        story?: components["schemas"]["StoryRoom"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
        };
    };
    getGenre: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The genre. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        genre: components["schemas"]["Genre"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
        };
    };
    addGenre: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    genre: string;
                    colour: components["schemas"]["Colour"];
                    backgroundColour: components["schemas"]["Colour"];
                    image: components["schemas"]["ImageFile"];
                    starter: components["schemas"]["Starter"][];
                };
            };
        };
        responses: {
            200: components["responses"]["GenreDone"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
        };
    };
    updateGenre: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    genre?: string;
                    colour?: components["schemas"]["Colour"];
                    backgroundColour?: components["schemas"]["Colour"];
                    image?: components["schemas"]["ImageFile"];
                    starter?: components["schemas"]["Starter"][];
                };
            };
        };
        responses: {
            200: components["responses"]["GenreDone"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
        };
    };
    getBanner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        banner: components["schemas"]["Banner"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
        };
    };
    createBanner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewBanner"];
            };
        };
        responses: {
            200: components["responses"]["BannerDone"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
        };
    };
    updateBanner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BannerChange"];
            };
        };
        responses: {
            200: components["responses"]["BannerDone"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteBanner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `_id` of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
        };
    };
    updateAdminProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminChange"];
            };
        };
        responses: {
            /** @description The profile as changed; it replaces the one kept by the console. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        user: components["schemas"]["Admin"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
        };
    };
    getPrivacyPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The privacy policy as HTML. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalDocument"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updatePrivacyPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LegalDocumentChange"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
        };
    };
    getTermsAndConditions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms and conditions as HTML. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalDocument"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateTermsAndCondition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LegalDocumentChange"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletion"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["WrongCredentials"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerError"];
        };
    };
}
