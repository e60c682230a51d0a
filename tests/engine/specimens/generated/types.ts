export interface paths {
    "/specimens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of specimens. */
        get: operations["getSpecimens"];
        put?: never;
        /** Add a specimen. */
        post: operations["addSpecimen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/specimens/{specimenId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                specimenId: components["parameters"]["specimenId"];
            };
            cookie?: never;
        };
        /** One specimen. */
        get: operations["getSpecimen"];
        put?: never;
        post?: never;
        /** Delete a specimen. */
        delete: operations["deleteSpecimen"];
        options?: never;
        head?: never;
        /** Change a specimen. */
        patch: operations["updateSpecimen"];
        trace?: never;
    };
    "/specimens/{specimenId}/return": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                specimenId: components["parameters"]["specimenId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back a specimen that was lent. */
        post: operations["returnSpecimen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/specimens/{specimenId}/card": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                specimenId: components["parameters"]["specimenId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Print the card of a specimen. */
        put: operations["printCard"];
        post?: never;
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
        Person: {
            firstName: string;
            lastName?: string;
        };
        Card: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            method: "card";
            number: string;
        };
        Transfer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            method: "transfer";
            account: string;
            days?: number;
        };
        SpecimenValues: {
            /**
             * Specimen
             * @description As it is written on its card.
             */
            name?: string;
            nickname?: string | null;
            /** Format: email */
            email?: string;
            /** Format: uri */
            website?: string;
            /** Format: uuid */
            serial?: string;
            /**
             * Found On
             * Format: date
             */
            found?: string;
            /** Format: date-time */
            seenAt?: string;
            /** Format: time */
            opens?: string;
            /** Format: date */
            lost?: string | null;
            /** Format: password */
            secret?: string;
            postcode?: string;
            shelf?: string;
            colour?: string;
            /** Format: iban */
            account?: string;
            /** Format: ipv4 */
            address?: string;
            summary?: string;
            notes?: string;
            /** @enum {string} */
            status?: "shown" | "stored" | "lent";
            /** @enum {string} */
            origin?: "Argentina" | "Bolivia" | "Brazil" | "Chile" | "Colombia" | "Ecuador" | "Guyana" | "Mexico" | "Panama" | "Paraguay" | "Peru" | "Suriname" | "Uruguay" | "Venezuela";
            /** @enum {string|null} */
            mood?: "bright" | "dull" | null;
            /**
             * @default EUR
             * @enum {string}
             */
            currency: "EUR" | "USD" | "CLP";
            /** @enum {integer} */
            rank?: 1 | 2 | 3;
            /** @constant */
            category?: "fossil";
            displayed?: boolean;
            verified?: boolean | null;
            /** @description In millions of years. */
            age?: number;
            weight?: number;
            rating?: number;
            ratio?: number;
            score?: number | null;
            tags?: string[];
            remarks?: string[];
            openDays?: ("monday" | "wednesday" | "friday")[];
            measures?: number[];
            levels?: number[];
            parts?: {
                name: string;
                amount: number;
                fragile?: boolean;
                /** @enum {string} */
                material?: "stone" | "wood" | "wire";
            }[];
            visits?: {
                /** Format: time */
                at: string;
                guests?: string[];
            }[];
            grid?: number[][];
            place?: {
                street: string;
                city: string;
                position?: {
                    x?: number;
                    y?: number;
                };
            };
            owner?: {
                firstName: string;
                lastName?: string;
                phone?: string;
            };
            insurer?: {
                company: string;
                policy?: string | null;
            } | null;
            payment?: components["schemas"]["Card"] | components["schemas"]["Transfer"];
            extra?: {
                [key: string]: unknown;
            };
            anything?: unknown;
            reference?: string | number;
        };
        NewSpecimen: {
            /**
             * Specimen
             * @description As it is written on its card.
             */
            name: string;
            nickname?: string | null;
            /** Format: email */
            email?: string;
            /** Format: uri */
            website?: string;
            /** Format: uuid */
            serial?: string;
            /**
             * Found On
             * Format: date
             */
            found?: string;
            /** Format: date-time */
            seenAt?: string;
            /** Format: time */
            opens?: string;
            /** Format: date */
            lost?: string | null;
            /** Format: password */
            secret?: string;
            postcode?: string;
            shelf?: string;
            colour?: string;
            /** Format: iban */
            account?: string;
            /** Format: ipv4 */
            address?: string;
            summary?: string;
            notes?: string;
            /** @enum {string} */
            status: "shown" | "stored" | "lent";
            /** @enum {string} */
            origin?: "Argentina" | "Bolivia" | "Brazil" | "Chile" | "Colombia" | "Ecuador" | "Guyana" | "Mexico" | "Panama" | "Paraguay" | "Peru" | "Suriname" | "Uruguay" | "Venezuela";
            /** @enum {string|null} */
            mood: "bright" | "dull" | null;
            /**
             * @default EUR
             * @enum {string}
             */
            currency: "EUR" | "USD" | "CLP";
            /** @enum {integer} */
            rank?: 1 | 2 | 3;
            /** @constant */
            category?: "fossil";
            displayed?: boolean;
            verified?: boolean | null;
            /** @description In millions of years. */
            age?: number;
            weight?: number;
            rating?: number;
            ratio?: number;
            score?: number | null;
            tags?: string[];
            remarks?: string[];
            openDays?: ("monday" | "wednesday" | "friday")[];
            measures?: number[];
            levels?: number[];
            parts?: {
                name: string;
                amount: number;
                fragile?: boolean;
                /** @enum {string} */
                material?: "stone" | "wood" | "wire";
            }[];
            visits?: {
                /** Format: time */
                at: string;
                guests?: string[];
            }[];
            grid?: number[][];
            place: {
                street: string;
                city: string;
                position?: {
                    x?: number;
                    y?: number;
                };
            };
            owner?: {
                firstName: string;
                lastName?: string;
                phone?: string;
            };
            insurer?: {
                company: string;
                policy?: string | null;
            } | null;
            payment?: components["schemas"]["Card"] | components["schemas"]["Transfer"];
            extra?: {
                [key: string]: unknown;
            };
            anything?: unknown;
            reference?: string | number;
        };
        SpecimenChange: {
            /**
             * Specimen
             * @description As it is written on its card.
             */
            name?: string;
            nickname?: string | null;
            /** Format: email */
            email?: string;
            /** Format: uri */
            website?: string;
            /** Format: uuid */
            serial?: string;
            /**
             * Found On
             * Format: date
             */
            found?: string;
            /** Format: date-time */
            seenAt?: string;
            /** Format: time */
            opens?: string;
            /** Format: date */
            lost?: string | null;
            /** Format: password */
            secret?: string;
            postcode?: string;
            shelf?: string;
            colour?: string;
            /** Format: iban */
            account?: string;
            /** Format: ipv4 */
            address?: string;
            summary?: string;
            notes?: string;
            /** @enum {string} */
            status?: "shown" | "stored" | "lent";
            /** @enum {string} */
            origin?: "Argentina" | "Bolivia" | "Brazil" | "Chile" | "Colombia" | "Ecuador" | "Guyana" | "Mexico" | "Panama" | "Paraguay" | "Peru" | "Suriname" | "Uruguay" | "Venezuela";
            /** @enum {string|null} */
            mood?: "bright" | "dull" | null;
            /**
             * @default EUR
             * @enum {string}
             */
            currency: "EUR" | "USD" | "CLP";
            /** @enum {integer} */
            rank?: 1 | 2 | 3;
            /** @constant */
            category?: "fossil";
            displayed?: boolean;
            verified?: boolean | null;
            /** @description In millions of years. */
            age?: number;
            weight?: number;
            rating?: number;
            ratio?: number;
            score?: number | null;
            tags?: string[];
            remarks?: string[];
            openDays?: ("monday" | "wednesday" | "friday")[];
            measures?: number[];
            levels?: number[];
            parts?: {
                name: string;
                amount: number;
                fragile?: boolean;
                /** @enum {string} */
                material?: "stone" | "wood" | "wire";
            }[];
            visits?: {
                /** Format: time */
                at: string;
                guests?: string[];
            }[];
            grid?: number[][];
            place?: {
                street: string;
                city: string;
                position?: {
                    x?: number;
                    y?: number;
                };
            };
            owner?: {
                firstName: string;
                lastName?: string;
                phone?: string;
            };
            insurer?: {
                company: string;
                policy?: string | null;
            } | null;
            payment?: components["schemas"]["Card"] | components["schemas"]["Transfer"];
            extra?: {
                [key: string]: unknown;
            };
            anything?: unknown;
            reference?: string | number;
        };
        Specimen: {
            /**
             * Specimen
             * @description As it is written on its card.
             */
            name?: string;
            nickname?: string | null;
            /** Format: email */
            email?: string;
            /** Format: uri */
            website?: string;
            /** Format: uuid */
            serial?: string;
            /**
             * Found On
             * Format: date
             */
            found?: string;
            /** Format: date-time */
            seenAt?: string;
            /** Format: time */
            opens?: string;
            /** Format: date */
            lost?: string | null;
            /** Format: password */
            secret?: string;
            postcode?: string;
            shelf?: string;
            colour?: string;
            /** Format: iban */
            account?: string;
            /** Format: ipv4 */
            address?: string;
            summary?: string;
            notes?: string;
            /** @enum {string} */
            status?: "shown" | "stored" | "lent";
            /** @enum {string} */
            origin?: "Argentina" | "Bolivia" | "Brazil" | "Chile" | "Colombia" | "Ecuador" | "Guyana" | "Mexico" | "Panama" | "Paraguay" | "Peru" | "Suriname" | "Uruguay" | "Venezuela";
            /** @enum {string|null} */
            mood?: "bright" | "dull" | null;
            /**
             * @default EUR
             * @enum {string}
             */
            currency: "EUR" | "USD" | "CLP";
            /** @enum {integer} */
            rank?: 1 | 2 | 3;
            /** @constant */
            category?: "fossil";
            displayed?: boolean;
            verified?: boolean | null;
            /** @description In millions of years. */
            age?: number;
            weight?: number;
            rating?: number;
            ratio?: number;
            score?: number | null;
            tags?: string[];
            remarks?: string[];
            openDays?: ("monday" | "wednesday" | "friday")[];
            measures?: number[];
            levels?: number[];
            parts?: {
                name: string;
                amount: number;
                fragile?: boolean;
                /** @enum {string} */
                material?: "stone" | "wood" | "wire";
            }[];
            visits?: {
                /** Format: time */
                at: string;
                guests?: string[];
            }[];
            grid?: number[][];
            place?: {
                street: string;
                city: string;
                position?: {
                    x?: number;
                    y?: number;
                };
            };
            owner?: {
                firstName: string;
                lastName?: string;
                phone?: string;
            };
            insurer?: {
                company: string;
                policy?: string | null;
            } | null;
            payment?: components["schemas"]["Card"] | components["schemas"]["Transfer"];
            extra?: {
                [key: string]: unknown;
            };
            anything?: unknown;
            reference?: string | number;
            id: number;
            /** Format: date-time */
            readonly createdAt?: string;
            /** Format: date-time */
            readonly updatedAt?: string;
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
    parameters: {
        specimenId: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSpecimens: {
        parameters: {
            query?: {
                q?: string;
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of specimens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Specimen"][];
                        total: number;
                    };
                };
            };
            422: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
        };
    };
    addSpecimen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSpecimen"];
            };
        };
        responses: {
            /** @description The new specimen. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Specimen"];
                };
            };
            409: components["responses"]["Failure"];
        };
    };
    getSpecimen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                specimenId: components["parameters"]["specimenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The specimen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Specimen"];
                };
            };
            404: components["responses"]["Failure"];
        };
    };
    deleteSpecimen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                specimenId: components["parameters"]["specimenId"];
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
            404: components["responses"]["Failure"];
        };
    };
    updateSpecimen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                specimenId: components["parameters"]["specimenId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpecimenChange"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            409: components["responses"]["Failure"];
        };
    };
    returnSpecimen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                specimenId: components["parameters"]["specimenId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            409: components["responses"]["Failure"];
        };
    };
    printCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                specimenId: components["parameters"]["specimenId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    copies?: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
        };
    };
}
