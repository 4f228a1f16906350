/** How the names of storage entries begin that hold a reader's own texts. */
export const keptPrefix = 'pyodide-runner ';
