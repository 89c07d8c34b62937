/**
 * @typedef {NodeJS.WritableStream & { isTTY?: boolean, columns?: number }} Output
 * @typedef {{ note: (text: string) => void }} StepView says what a long step is busy with
 * @typedef {(title: string, work: (view: StepView) => Promise<string | void>) => Promise<void>} Step
 */

const REDRAW_MS = 1000;
const CLEAR_LINE = '\r\x1b[K';

/**
 * Numbered steps, one line each: `[3/6] Building the web client … 4.2 s`. What `work` resolves to is
 * shown behind the time ("unchanged", "212 passed"). On a terminal the line counts the seconds.
 * @param {{ total: number, out?: Output | undefined }} options
 * @returns {Step}
 */
export function createProgress({ total, out = process.stdout }) {
  let started = 0;
  return async (title, work) => {
    started += 1;
    const line = openLine({ head: `[${started}/${total}] ${title} …`, out });
    try {
      const remark = await work({ note: line.note });
      line.close(remark || '');
    } catch (error) {
      line.close('failed');
      throw error;
    }
  };
}

/**
 * @param {{ head: string, out: Output }} options
 */
function openLine({ head, out }) {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  let noted = '';
  const redraw = () => {
    const text = `${head} ${seconds().toFixed(0)} s${noted}`;
    out.write(`${CLEAR_LINE}${text.slice(0, (out.columns || 80) - 1)}`);
  };
  out.write(head);
  const timer = out.isTTY ? setInterval(redraw, REDRAW_MS).unref() : undefined;
  return {
    /** @param {string} text */
    note(text) {
      const addition = ` (${text})`;
      if (addition === noted) return;
      noted = addition;
      if (out.isTTY) redraw();
      else out.write(addition);
    },
    /** @param {string} remark */
    close(remark) {
      clearInterval(timer);
      const ending = ` ${seconds().toFixed(1)} s${remark ? ` · ${remark}` : ''}\n`;
      out.write(out.isTTY ? `${CLEAR_LINE}${head}${ending}` : ending);
    },
  };
}
