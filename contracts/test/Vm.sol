// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @dev The cheatcodes of forge that our tests use, as forge's own documentation describes them.
interface Vm {
    function prank(address sender) external;
    function startPrank(address sender) external;
    function stopPrank() external;
    function warp(uint256 timestamp) external;
    function chainId(uint256 id) external;
    function etch(address target, bytes calldata code) external;
    function assume(bool condition) external pure;
    function addr(uint256 privateKey) external pure returns (address);
    function sign(uint256 privateKey, bytes32 digest) external pure returns (uint8 v, bytes32 r, bytes32 s);
    function expectRevert(bytes calldata data) external;
    function expectRevert(bytes4 selector) external;
    function expectEmit(address emitter) external;
    function snapshotGasLastCall(string calldata group, string calldata name) external returns (uint256 gas);
    function assertEq(uint256 one, uint256 other, string calldata problem) external pure;
    function assertEq(uint256 one, uint256 other) external pure;
    function assertEq(address one, address other) external pure;
    function assertEq(bytes32 one, bytes32 other) external pure;
    function assertEq(string calldata one, string calldata other) external pure;
    function assertEq(uint256[] calldata one, uint256[] calldata other) external pure;
    function assertTrue(bool condition) external pure;
    function assertTrue(bool condition, string calldata problem) external pure;
    function assertFalse(bool condition) external pure;
}

/// @dev Where forge answers them.
Vm constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
