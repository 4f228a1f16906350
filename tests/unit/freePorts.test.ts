import net, {type AddressInfo} from 'node:net';
import {expect, it} from 'vitest';
import {freePorts, portCount} from '../../tools/test/freePorts';

const listen = (port = 0): Promise<net.Server> =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject).listen(port, () => resolve(server));
  });

it('the tests avoid ports that another program uses', async () => {
  const server = await listen();
  const {port: used} = server.address() as AddressInfo;
  // It is the last one of the first choice.
  const first = await freePorts(used - portCount + 1);
  expect(first).toBeGreaterThan(used);
  const servers = await Promise.all(Array.from({length: portCount}, (_, index) => listen(first + index)));
  [server, ...servers].forEach((one) => one.close());
  await expect(freePorts(2 ** 16 - portCount + 1)).rejects.toThrow('are free; end a server');
});
