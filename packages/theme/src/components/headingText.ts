/** Id of the text of a heading, without the link to it, for a section that it names. No id of a heading has a colon. */
export const headingText = (id: string): string => `${id}:text`;
