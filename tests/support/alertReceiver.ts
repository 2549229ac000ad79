import { serve } from './serve.ts';

/** A message that the site sends to the team's chat. */
interface Alert {
  text: string;
  alarms: { name: string; state: string; count: number; since: string }[];
}

export interface AlertReceiver {
  url: string;
  /** All alerts so far, including those answered with an error. */
  alerts: Alert[];
  /** The status of its responses from now on. */
  answer(status: number): void;
  close(): Promise<void>;
}

/** An HTTP server that receives alerts, like a chat's webhook. */
export async function startAlertReceiver(): Promise<AlertReceiver> {
  const alerts: Alert[] = [];
  let status = 200;
  const { url, close } = await serve((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      alerts.push(JSON.parse(Buffer.concat(parts).toString()) as Alert);
      response.writeHead(status).end();
    });
  });
  return {
    url: `${url}/hook/of-the-team`,
    alerts,
    answer: (next) => {
      status = next;
    },
    close,
  };
}
