import { zAdmin } from '../generated/schemas.ts';

/** The administrator as the contract describes them, for what was kept in the browser. */
export const adminSchema = zAdmin;
