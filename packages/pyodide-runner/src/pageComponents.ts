/** Components that pages may use, without attributes. */
export const pageComponents = {CheckDevice: {}, ClassCopy: {}} as const;
