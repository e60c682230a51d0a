/** What of the contract no test has the console use, and why: `addGenre answers 409`. None today. */
export const waivers: Readonly<Record<string, string>> = {};
