import http from 'node:http';

export type RawResponse = {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
};

/** Requests a path exactly as given; fetch would normalize it first. */
export function rawRequest(
  origin: string,
  {
    path,
    method = 'GET',
    headers = {},
    body,
  }: { path: string; method?: string; headers?: http.OutgoingHttpHeaders; body?: string },
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path, method, headers, agent: false });
    request.once('error', reject).once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('error', reject).once('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    request.end(body);
  });
}
