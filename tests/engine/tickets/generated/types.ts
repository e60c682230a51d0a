export interface paths {
    "/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of tickets. */
        get: operations["listTickets"];
        put?: never;
        /** Add a ticket. */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{ticketId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticketId: components["parameters"]["ticketId"];
            };
            cookie?: never;
        };
        /** One ticket. */
        get: operations["getTicket"];
        put?: never;
        post?: never;
        /** Delete a ticket. */
        delete: operations["deleteTicket"];
        options?: never;
        head?: never;
        /** Change a ticket. */
        patch: operations["updateTicket"];
        trace?: never;
    };
    "/tickets/{ticketId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticketId: components["parameters"]["ticketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close an open ticket. */
        post: operations["closeTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{ticketId}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticketId: components["parameters"]["ticketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a closed ticket again. */
        post: operations["reopenTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Some agents. */
        get: operations["listAgents"];
        put?: never;
        /** Add an agent. */
        post: operations["createAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{agentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        /** One agent. */
        get: operations["getAgent"];
        /** Change an agent. */
        put: operations["updateAgent"];
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
        TicketChange: {
            title?: string;
            description?: string;
            /**
             * @default normal
             * @enum {string}
             */
            priority: "low" | "normal" | "high" | "urgent";
            tags?: string[];
            /** Format: date-time */
            dueAt?: string;
            assigneeId?: string;
        };
        NewTicket: {
            title: string;
            description?: string;
            /**
             * @default normal
             * @enum {string}
             */
            priority: "low" | "normal" | "high" | "urgent";
            tags?: string[];
            /** Format: date-time */
            dueAt?: string;
            assigneeId?: string;
        };
        Ticket: {
            title?: string;
            description?: string;
            /**
             * @default normal
             * @enum {string}
             */
            priority: "low" | "normal" | "high" | "urgent";
            tags?: string[];
            /** Format: date-time */
            dueAt?: string;
            assigneeId?: string;
            id: string;
            /** @enum {string} */
            status?: "open" | "closed";
        };
        TicketResponse: {
            data: components["schemas"]["Ticket"];
        };
        AgentChange: {
            firstName?: string;
            lastName?: string;
            /** Format: email */
            email?: string;
        };
        NewAgent: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email?: string;
        };
        Agent: {
            firstName?: string;
            lastName?: string;
            /** Format: email */
            email?: string;
            _id: string;
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
    };
    parameters: {
        ticketId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listTickets: {
        parameters: {
            query?: {
                query?: string;
                page_number?: number;
                page_size?: 2 | 20;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tickets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tickets: components["schemas"]["Ticket"][];
                        count: number;
                    };
                };
            };
        };
    };
    createTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTicket"];
            };
        };
        responses: {
            /** @description The new ticket. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketResponse"];
                };
            };
        };
    };
    getTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticketId: components["parameters"]["ticketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketResponse"];
                };
            };
        };
    };
    deleteTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticketId: components["parameters"]["ticketId"];
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
    updateTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticketId: components["parameters"]["ticketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketChange"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
        };
    };
    closeTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticketId: components["parameters"]["ticketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Closed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    reopenTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticketId: components["parameters"]["ticketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Opened again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listAgents: {
        parameters: {
            query?: {
                search?: string;
                offset?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Some agents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agents: components["schemas"]["Agent"][];
                        totalCount: number;
                    };
                };
            };
        };
    };
    createAgent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAgent"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
        };
    };
    getAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
        };
    };
    updateAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentChange"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
        };
    };
}
