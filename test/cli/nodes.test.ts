import { quantity, requests } from '../../lib/cli/nodes';

test.each([
  ['2', 2],
  ['100m', 0.1],
  ['1.5Gi', 1.5 * 2 ** 30],
  ['24629308Ki', 24629308 * 1024],
  ['1e3', 1000],
  ['5M', 5e6],
])('%s', (text, number) => {
  expect(quantity(text)).toBeCloseTo(number);
});

test('a pod asks for its containers together, or for its largest init container', () => {
  const container = (cpu: string, more = {}) => ({ name: 'x', image: 'x', resources: { requests: { cpu } }, ...more });
  const pod = {
    initContainers: [container('2'), container('100m', { restartPolicy: 'Always' })],
    containers: [container('1'), container('500m')],
  };
  expect(requests(pod)).toEqual({ cpu: 2, memory: 0 });
  expect(requests({ ...pod, initContainers: [pod.initContainers[1]] }).cpu).toBeCloseTo(1.6);
});
