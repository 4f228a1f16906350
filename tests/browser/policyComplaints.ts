import type {Page} from '@playwright/test';

/** Collects policy violations of a page, and what it writes to the console or throws. */
export async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sample}) => {
      const {reportViolation} = window as unknown as {reportViolation: (text: string) => void};
      reportViolation(`${violatedDirective} refuses ${blockedURI} ${sample}`);
    });
  });
  page.on('console', (message) => {
    // An unreachable script of another host, such as that of analytics, is not the fault of the page.
    const isElsewhere = /^https?:\/\/(?!localhost)/.test(message.location().url);
    // The browser itself logs the 404 of the not-found page.
    if (['error', 'warning'].includes(message.type()) && !isElsewhere && !message.text().includes('status of 404')) {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', ({message}) => complaints.push(message));
  return complaints;
}
