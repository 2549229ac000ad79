import { serve } from './serve.ts';

/** A message that the site sends to the team's chat. */
interface Alert {
  text: string;
  alarms: { name: string; state: string; count: number; since: string }[];
}

/** An HTTP server that receives alerts, like a chat's webhook. */
export async function startAlertReceiver() {
  /** All so far, including those answered with an error. */
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
    /** The status of its responses from now on. */
    answer: (next: number) => {
      status = next;
    },
    close,
  };
}
