// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMarqueCertificate} from "../src/IMarqueCertificate.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {CertificateTest} from "./CertificateTest.sol";
import {vm} from "./Vm.sol";

contract HoldingsTest is CertificateTest {
    uint256 private constant COUNT = 10;
    uint256 private constant ALL = 2 ** (COUNT + 1) - 2;

    function setUp() public override {
        super.setUp();
        for (uint256 i = 1; i <= 3; ++i) mint(ALICE, Strings.toString(i));
    }

    function test_tokensOf_followsTransfers() public {
        vm.assertEq(certificates.tokensOf(BOB), new uint256[](0));
        vm.prank(ALICE);
        certificates.transferFrom(ALICE, BOB, 1);
        vm.assertEq(certificates.tokensOf(ALICE), list(3, 2));
        vm.assertEq(certificates.tokensOf(BOB), list(1));
        vm.prank(ALICE);
        certificates.transferFrom(ALICE, BOB, 2);
        vm.prank(BOB);
        certificates.transferFrom(BOB, ALICE, 1);
        vm.assertEq(certificates.tokensOf(ALICE), list(3, 1));
        vm.assertEq(certificates.tokensOf(BOB), list(2));
    }

    function test_tokensOf_isTheSameAfterATransferToOneself() public {
        vm.prank(ALICE);
        certificates.transferFrom(ALICE, ALICE, 1);
        vm.assertEq(certificates.balanceOf(ALICE), 3);
        vm.assertEq(certificates.tokenOfOwnerByIndex(ALICE, 0), 1);
        vm.assertEq(certificates.tokenOfOwnerByIndex(ALICE, 2), 3);
    }

    function test_tokensOf_followsAnApprovedOperator() public {
        vm.prank(ALICE);
        certificates.setApprovalForAll(BOB, true);
        vm.startPrank(BOB);
        certificates.safeTransferFrom(ALICE, BOB, 3);
        certificates.safeTransferFrom(ALICE, BOB, 2, "data");
        vm.stopPrank();
        vm.assertEq(certificates.tokensOf(ALICE), list(1));
        vm.assertEq(certificates.tokensOf(BOB), list(3, 2));
    }

    function test_byIndex_listsAllAndRevertsBeyond() public {
        for (uint256 i = 0; i < 3; ++i) vm.assertEq(certificates.tokenByIndex(i), i + 1);
        vm.expectRevert(abi.encodeWithSelector(IMarqueCertificate.ERC721OutOfBoundsIndex.selector, address(0), 3));
        certificates.tokenByIndex(3);
        vm.prank(ALICE);
        certificates.transferFrom(ALICE, BOB, 3);
        vm.expectRevert(abi.encodeWithSelector(IMarqueCertificate.ERC721OutOfBoundsIndex.selector, ALICE, 2));
        certificates.tokenOfOwnerByIndex(ALICE, 2);
    }

    /// More than fit in a slot, leaving in any order.
    function testFuzz_tokensOf_holdsMany(uint256 luck) public {
        for (uint256 i = 4; i <= COUNT; ++i) mint(ALICE, Strings.toString(i));
        for (uint256 left = COUNT; left > 0; --left) {
            uint256 tokenId = certificates.tokenOfOwnerByIndex(ALICE, luck % left);
            luck = uint256(keccak256(abi.encode(luck)));
            vm.prank(ALICE);
            certificates.transferFrom(ALICE, BOB, tokenId);
            uint256[] memory held = certificates.tokensOf(ALICE);
            uint256[] memory gone = certificates.tokensOf(BOB);
            vm.assertEq(gone[COUNT - left], tokenId);
            vm.assertEq(held.length, left - 1);
            vm.assertEq(bitsOf(held) ^ bitsOf(gone), ALL);
        }
    }

    /// @dev A bit for each token; one that is there twice is missing.
    function bitsOf(uint256[] memory tokenIds) private pure returns (uint256 bits) {
        for (uint256 i = 0; i < tokenIds.length; ++i) bits ^= 1 << tokenIds[i];
    }
}
