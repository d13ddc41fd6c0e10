/** Addresses that no webhook may reach, by kind: one at least of every special-purpose range, and of every IPv6 form that holds an IPv4 address. */
export const REFUSED_ADDRESSES: [kind: string, addresses: string[]][] = [
  ["unspecified, this network", ["0.0.0.0", "0.1.2.3", "::"]],
  ["loopback", ["127.0.0.1", "127.255.255.254", "::1"]],
  ["private", ["10.0.0.1", "10.255.255.255", "172.16.0.1", "172.31.255.255", "192.168.0.1"]],
  ["unique local, site local", ["fc00::1", "fd12:3456::1", "fec0::1"]],
  [
    "link local, and the clouds' metadata",
    ["169.254.169.254", "fe80::1", "fd00:ec2::254", "168.63.129.16", "100.100.100.200"],
  ],
  ["shared by carriers", ["100.64.0.1", "100.127.255.255"]],
  ["protocol assignments", ["192.0.0.1", "192.0.0.170", "2001:5::1", "2001:1::1"]],
  ["documentation", ["192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8::1", "3fff::1"]],
  ["benchmarks", ["198.18.0.1", "198.19.255.255", "2001:2::1"]],
  [
    "relays and AS112",
    ["192.88.99.1", "192.31.196.1", "192.52.193.1", "192.175.48.1", "2620:4f:8000::1", "2001:4:112::1"],
  ],
  ["multicast, broadcast, reserved", ["224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255", "ff02::1"]],
  [
    "not given out, discarded, segments, ORCHID",
    ["100::1", "100:0:0:1::1", "4000::1", "5f00::1", "2001:10::1", "2001:20::1"],
  ],
  ["IPv4-mapped", ["::ffff:127.0.0.1", "::ffff:7f00:1", "::ffff:10.0.0.1", "::ffff:8.8.8.8"]],
  ["IPv4-compatible", ["::127.0.0.1", "::7f00:1", "::a00:1", "::8.8.8.8"]],
  ["IPv4-translated", ["::ffff:0:127.0.0.1", "::ffff:0:7f00:1"]],
  ["NAT64", ["64:ff9b::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::7f00:1", "64:ff9b::808:808"]],
  ["6to4", ["2002:7f00:1::", "2002:a00:1::1", "2002:808:808::1"]],
  ["Teredo", ["2001::1", "2001:0:4136:e378:8000:63bf:80ff:fffe"]],
  ["ISATAP", ["2606:4700::5efe:7f00:1", "2606:4700::200:5efe:127.0.0.1"]],
  ["with a zone", ["fe80::1%eth0", "2606:4700::1111%lo"]],
  ["no address", ["", "localhost", "::g"]],
];
