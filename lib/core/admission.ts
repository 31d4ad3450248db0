import { Lazy } from 'cdk8s';
import type { Construct } from 'constructs';
import type { Cloud } from './cloud';
import { labels, object } from './k8s';
import { unitsOf } from './notes';
export function admissionPolicies(scope: Construct, cloud: Cloud): void {
  void [Lazy, scope, cloud, labels, object, unitsOf];
}
