/** Parts of the contract that no test uses, each with the reason: `'addGenre response 409': '…'`. */
export const waivers: Readonly<Record<string, string>> = {};
