export interface paths {
    "/api/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of coupons. */
        get: operations["getCoupons"];
        put?: never;
        /** Add a coupon. */
        post: operations["addCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coupons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** One coupon. */
        get: operations["getCoupon"];
        /** Change a coupon. */
        put: operations["updateCoupon"];
        post?: never;
        /** Delete a coupon. */
        delete: operations["deleteCoupon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Coupon: {
            _id: string;
            code?: string | null;
            percentage?: number | null;
            active?: boolean | null;
            expiresAt?: string | null;
            /** @enum {string|null} */
            kind?: "gift" | "refund" | null;
            uses?: number[] | null;
        };
        CouponValues: {
            code?: string;
            percentage?: number;
            active?: boolean;
            expiresAt?: string;
        };
        NewCoupon: {
            code: string;
            percentage: number;
            active: boolean;
            expiresAt?: string;
        };
        CouponChange: components["schemas"]["GiftChange"] | components["schemas"]["RefundChange"];
        GiftChange: {
            code?: string;
            percentage?: number;
            active?: boolean;
            expiresAt?: string;
            /** @constant */
            kind?: "gift";
        };
        RefundChange: {
            code?: string;
            percentage?: number;
            active?: boolean;
            expiresAt?: string;
            /** @constant */
            kind?: "refund";
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
                    /** @constant */
                    success: true;
                };
            };
        };
        /** @description It failed. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    error: {
                        message: string;
                    };
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCoupons: {
        parameters: {
            query?: {
                key?: string;
                currentPage?: number;
                resultPerPage?: 2 | 4;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of coupons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        coupons: components["schemas"]["Coupon"][];
                        length: number;
                    };
                };
            };
            500: components["responses"]["Failure"];
        };
    };
    addCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCoupon"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            409: components["responses"]["Failure"];
        };
    };
    getCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupon. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        coupon: components["schemas"]["Coupon"];
                    };
                };
            };
            404: components["responses"]["Failure"];
        };
    };
    updateCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponChange"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            409: components["responses"]["Failure"];
        };
    };
    deleteCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            404: components["responses"]["Failure"];
        };
    };
}
