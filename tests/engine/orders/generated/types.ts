export interface paths {
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of orders. */
        get: operations["listOrders"];
        put?: never;
        /** Add an order. */
        post: operations["addOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        /** One order. */
        get: operations["readOrder"];
        put?: never;
        post?: never;
        /** Delete an order. */
        delete: operations["deleteOrder"];
        options?: never;
        head?: never;
        /** Change an order. */
        patch: operations["updateOrder"];
        trace?: never;
    };
    "/orders/{orderId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve an open order. */
        post: operations["approveOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Send the receipt again. */
        put: operations["resendReceipt"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of customers. */
        get: operations["listCustomers"];
        put?: never;
        /** Add a customer. */
        post: operations["addCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customerId: string;
            };
            cookie?: never;
        };
        /** One customer. */
        get: operations["readCustomer"];
        /** Change a customer. */
        put: operations["updateCustomer"];
        post?: never;
        /** Delete a customer. */
        delete: operations["deleteCustomer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Order: {
            id: number;
            customer?: string | null;
            customerId?: string | null;
            lines?: components["schemas"]["OrderLines"];
            shippingAddress?: components["schemas"]["Address"];
            /** @enum {string|null} */
            status?: "open" | "shipped" | null;
            colour?: string | null;
            note?: string | null;
        };
        OrderChange: {
            customer?: string;
            colour?: string;
            note?: string;
            lines?: components["schemas"]["OrderLines"];
            shippingAddress?: components["schemas"]["Address"];
        };
        NewOrder: {
            customerId: string;
            lines: components["schemas"]["OrderLines"];
            shippingAddress: components["schemas"]["Address"];
            note?: string;
        };
        OrderLines: {
            product: string;
            quantity: number;
            price: number;
        }[];
        Address: {
            street: string;
            postcode: string;
            city: string;
        };
        CustomerChange: {
            name?: string;
            /** Format: email */
            email?: string;
            newsletter?: boolean;
        };
        NewCustomer: {
            name: string;
            /** Format: email */
            email?: string;
            newsletter?: boolean;
        };
        Customer: {
            name?: string;
            /** Format: email */
            email?: string;
            newsletter?: boolean;
            id: string;
        };
    };
    responses: {
        /** @description Done. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Record<string, never>;
            };
        };
        /** @description It failed. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    error: {
                        message: string;
                    };
                };
            };
        };
    };
    parameters: {
        q: string;
        page: number;
        limit: number;
        orderId: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listOrders: {
        parameters: {
            query?: {
                q?: components["parameters"]["q"];
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Order"][];
                        total: number;
                    };
                };
            };
        };
    };
    addOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOrder"];
            };
        };
        responses: {
            /** @description The new order. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    readOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
        };
    };
    deleteOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
        };
    };
    updateOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderChange"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
        };
    };
    approveOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            409: components["responses"]["Failure"];
        };
    };
    resendReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** Format: email */
                    email?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                q?: components["parameters"]["q"];
                page?: components["parameters"]["page"];
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of customers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Customer"][];
                        total: number;
                    };
                };
            };
        };
    };
    addCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCustomer"];
            };
        };
        responses: {
            /** @description The new customer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    readCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerChange"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
        };
    };
    deleteCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                customerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
