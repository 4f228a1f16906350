const first = Number(process.env.TEST_PORT ?? 3210);

/** Ports of the servers of the browser tests, one after the other; `TEST_PORT` names the first. */
export const ports = {site: first, secondSite: first + 1, elsewhere: first + 2, preview: first + 3} as const;
